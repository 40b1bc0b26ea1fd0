// How long something was not done.
import { homes, rental, shop } from '#tests/support/patterns.ts'

rental.says(
  'guests who have not stayed with us in over a year',
  "check_in >= DATE '2025-11-15'",
  'coalesce(q1.stays, 0) = 0',
)
shop.says('customers who have not ordered for over 6 months', "pu.purchase_date >= DATE '2026-05-15'")
homes.says('homes not on the market for more than 60 days', 'days_on_market <= 60')
