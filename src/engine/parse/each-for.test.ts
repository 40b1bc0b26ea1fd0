import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a preposition that is said twice', () => {
  shop.says('for Electronics and for Books: orders and revenue this year', 'GROUP BY pr.category')
  homes.says('for Old Town and for Sea Oaks, number sold and average price', 'GROUP BY subdivision')
  rental.never('homes in Aspen and in Austin', 'count(')
  shop.never('revenue for Books and for this month', 'GROUP BY')
})
