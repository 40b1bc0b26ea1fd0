import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a couple of people, and a couple of things', () => {
  homes.never('i got a young couple here they need a pool what do we have for sale', 'LIMIT')
  homes.never("a retired couple wants a home in sea oaks under 700k, what's on the market", 'LIMIT')
  rental.never('a young couple wants a cabin in aspen, what do we have', 'LIMIT')
  homes.says('show me a couple active homes in old town', 'LIMIT 2')
  shop.says('a couple of our best selling books', 'LIMIT 2')
})

describe('a number of things that are named by their kind', () => {
  rental.says('Give me the three lake houses or cabins that earned the most this year', 'LIMIT 3')
  rental.says('list the 2 villas with the most inquiries', 'GROUP BY l.id', 'LIMIT 2')
  shop.says('three electronics with the worst rating', 'LIMIT 3')
  rental.declines('are there three lake houses available')
})

describe('so many of what is vaguely named', () => {
  shop.says('what three things move the most units in books', 'ORDER BY units_sold DESC', 'LIMIT 3')
  shop.says('who are the five people worth the most to us over their lifetime', 'LIMIT 5')
  rental.never('homes for three people with the most bathrooms', 'LIMIT 3')
})
