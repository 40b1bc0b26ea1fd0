import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('new by their first order', () => {
  const completed = "SELECT DISTINCT ON (buyer_id) id FROM ecommerce_purchases WHERE status = 'completed'"
  shop.says(
    'new customers per month this year (month of 1st completed order)',
    completed,
    "DATE '2026-01-01'",
  )
  shop.says(
    '# of new custs last mo, i.e. buyers whose 1st-ever order (any status) fell in that mo',
    'orders_2 = 0',
  )
  rental.says(
    'new guests per month 2026 (month of first completed stay)',
    "status = 'completed'",
    'guest_email',
  )
  shop.declines('new customers last month')
  shop.declines('average order value of new customers, by first order')
})
