import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a couple of people, and a couple of things', () => {
  homes.never('i got a young couple here they need a pool what do we have for sale', 'LIMIT')
  homes.never("a retired couple wants a home in sea oaks under 700k, what's on the market", 'LIMIT')
  rental.never('a young couple wants a cabin in aspen, what do we have', 'LIMIT')
  homes.says('show me a couple active homes in old town', 'LIMIT 2')
  shop.says('a couple of our best selling books', 'LIMIT 2')
})
