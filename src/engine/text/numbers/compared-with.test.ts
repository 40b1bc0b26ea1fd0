import { rental, shop } from '#tests/support/patterns.ts'

shop.says(
  'could you compare the average order value of repeat customers with one-time customers?',
  'b.total_orders >= 2',
  'b.total_orders = 1',
)
rental.says('compare bookings in Aspen with bookings in Napa', "IN ('Aspen', 'Napa')")
