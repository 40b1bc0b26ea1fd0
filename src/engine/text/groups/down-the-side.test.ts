import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what heads the rows is what the number is told for', () => {
  rental.says('months down the side, revenue next to it, last year', "date_trunc('month', check_in)")
  shop.says('categories down the side, revenue next to them, last year', 'GROUP BY pr.category')
  homes.says('subdivision in the first column, median sold price next to it, 2025', 'GROUP BY subdivision')
})
