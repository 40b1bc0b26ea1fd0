import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a ranking from below, without those that have none', () => {
  rental.says('lowest 3 grossing places 2025, skip any with zero', 'HAVING sum(r.total_price) > 0', 'LIMIT 3')
  rental.says('5 homes with the fewest bookings this year, skip those with none', '> 0')
  shop.says('5 products with the fewest units sold last month, no zeros', '> 0')
})
