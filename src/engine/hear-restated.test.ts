import { describe, expect, test } from 'vitest'
import { read } from '#tests/support/demo-engines.ts'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what is said in other words is asked where the first ones are not understood', () => {
  homes.says('How many sellers changed their mind, I mean listings that were withdrawn?', "status = 'WDN'")
  shop.says(
    'which products are people unhappy with, I mean rated below three and a half with at least fifty reviews',
    'rating < 3.5 AND review_count >= 50',
  )
  shop.says('customers who sent stuff back three times or more, meaning at least 3 refunded orders', '>= 3')
  shop.says('How many whales do we have, i.e. customers with a lifetime value over $5,000?', '> 5000')
  rental.says('Which guests are VIPs in Aspen, meaning at least 3 bookings?', "'Aspen'", '>= 3')
})

describe('it stands in the place of the word that is not known', () => {
  shop.says(
    'revenue by month from weirdos, that is customers in Texas',
    "state = 'TX'",
    'GROUP BY date_trunc',
  )
  homes.says(
    'median sold price of mansions in Old Town, I mean homes with 5+ beds',
    'beds >= 5',
    "'Old Town'",
  )
})

describe('where both are understood they must mean the same', () => {
  rental.says('How full were we last month? I mean the occupancy over all our homes.', "DATE '2026-10-01'")
  rental.declines('How full were we last month? I mean the revenue of all our homes.')
})

describe('a feature, a place or a number of its own is not said again', () => {
  homes.declines('How many homes with a sauna do we have, I mean active listings?')
  homes.declines('How many homes do we have in Miami, I mean active listings?')
  shop.declines('customers who sent stuff back four times, meaning at least 3 refunded orders')
})

test('the first words are named as not used', () => {
  const reading = read(
    'real_estate',
    'How many sellers changed their mind, I mean listings that were withdrawn?',
  )
  expect(reading).toMatchObject({ kind: 'plan', unused: ['How many sellers changed their mind'] })
})
