import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('one of ours', () => {
  rental.says('which of our cities had the highest revenue last month', 'LIMIT 1')
  shop.says('which of our payment methods had the most orders', 'GROUP BY payment_method', 'LIMIT 1')
  shop.never('which of our brands is doing the best this quarter', 'LIMIT 10')
  shop.says('which brands had the highest revenue', 'LIMIT 10')
})
