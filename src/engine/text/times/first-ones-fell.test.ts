import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('the first of everyone, month by month', () => {
  shop.says(
    '# of customers whose very first order (any status) fell in each month of this year',
    'DISTINCT ON (buyer_id)',
    "date_trunc('month', purchase_date)",
  )
  rental.says(
    'number of guests who made their first stay in every quarter of 2025',
    "date_trunc('quarter', check_in)",
  )
  shop.never('number of orders in each month of this year', 'DISTINCT ON')
})
