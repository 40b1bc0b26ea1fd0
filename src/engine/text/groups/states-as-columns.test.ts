import { rental, shop } from '#tests/support/patterns.ts'

shop.says(
  'orders per state: completed, pending, cancelled',
  "FILTER (WHERE pu.status = 'completed') AS completed",
  "FILTER (WHERE pu.status = 'cancelled') AS cancelled",
)
rental.asksBack('stays by city: weekly, monthly')
shop.says('orders by month: completed', "status = 'completed'")
