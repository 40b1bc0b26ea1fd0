import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('each side has its number', () => {
  rental.says('Is Napa doing better than Aspen this year in terms of revenue?', 'GROUP BY l.city')
  rental.never('Is Napa doing better than Aspen this year in terms of revenue?', 'LIMIT 1')
  shop.says(
    'do people who pay with PayPal spend more per order than the ones with credit cards',
    "payment_method IN ('paypal', 'credit_card')",
  )
  shop.declines('how many customers ordered more this year than last year')
  shop.says('did we have more orders this year than last year', 'AS side')
  shop.says(
    'are there any brands where everything is in stock',
    'stock_quantity = 0',
    'coalesce(q1.products, 0) = 0',
  )
})

describe('times that are held against each other', () => {
  homes.declines('sales in 2025 vs sales in October 2026')
  rental.says('how many bookings so far this month and how many in all of last month', 'AS side')
  homes.says('sales in October 2025 vs sales in October 2026', 'Oct 2025')
})
