import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what a question points back to is taken from its story', () => {
  rental.says(
    'My wife and I are thinking of raising our rates in Aspen. What do we charge a night there on average?',
    'avg(price)',
    "city = 'Aspen'",
  )
  homes.says(
    'I was told that everything in The Preserve costs over a million. Is there anything active there for less?',
    "'The Preserve'",
    'price < 1000000',
  )
  homes.says(
    'My neighbor in Old Town got about 850 thousand. Can you find me the sold homes there around that price?',
    "'Old Town'",
    '>= 765000',
  )
  shop.says('My supplier at Kestrel wants to know how many units of theirs we moved this year', "'Kestrel'")
  homes.says(
    'my buyers are at 350k max, which areas have something on the market at or below that?',
    "status = 'COP' AND price <= 350000",
  )
  shop.says('my limit is 50 dollars, which brands have products at or under that?', 'price <= 50')
  shop.says('We got a complaint about order ORD-100245, what is its status', "'ORD-100245'")
  rental.says('he thinks the ski chalets sit empty. What was their occupancy last month?', "'ski_chalet'")
})

describe('what it does not point to is not forgotten', () => {
  rental.declines('My wife wants a hot tub in Aspen. What do we charge there?')
  homes.declines('We drove through Old Town and Sea Oaks and got hungry. What is the average price there?')
  rental.declines('Our chalets in Aspen make me worry a great deal. What was revenue last year?')
})
