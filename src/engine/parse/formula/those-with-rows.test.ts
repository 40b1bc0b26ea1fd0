import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('those who have rows, in a formula', () => {
  shop.says(
    'revenue 2025 / number of customers with a completed order in 2025',
    'count(DISTINCT b.id)',
    'AS ratio',
  )
  shop.says('orders this year / customers who ordered this year', 'count(DISTINCT b.id)', 'AS ratio')
  rental.says('revenue 2025 / number of homes with a booking in 2025', 'count(DISTINCT l.id)')
  // Some of the same people: a rate, and no list of them.
  shop.says('customers with an order in 2026 / all customers', 'ratio_pct')
  rental.says('guests with a stay in 2025 / all guests', 'ratio_pct', 'count(DISTINCT guest_email)')
  // Two numbers are not one over the other.
  shop.says('revenue 2025 and number of customers with a completed order in 2025', 'customer_count')
  shop.never('revenue 2025 and number of customers with a completed order in 2025', 'ratio')
  // In a row for each of them, each would be divided by itself.
  shop.declines('rev per buyer 2025 = revenue / # of customers w/ a completed order that year')
  shop.says('orders still pending from before yesterday - order no + date', 'ORDER BY purchase_date')
})
