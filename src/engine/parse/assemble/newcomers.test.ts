import { rental, shop } from '#tests/support/patterns.ts'

shop.says(
  'which customers placed their first ever order last month, name and email',
  'b.email',
  "pu.purchase_date < DATE '2026-10-01') = 0",
)
rental.says('guests whose first stay was last month, name and email', 'guest_email')
shop.declines('customers who placed their first order last month and the product')

rental.says(
  'How many guests had their very first stay with us in October 2026? (cancelled ones do not count)',
  'stays >= 1 AND stays_2 = 0',
)

shop.says(
  'how many customers had their first completed order in october 2026',
  "pu.status = 'completed'",
  'orders >= 1 AND orders_2 = 0',
)
shop.says('# customers whose very first order, any status, was in october 2026', 'orders_2 = 0')
shop.says(
  'number of customers by month of first completed order in 2026',
  "WHERE status = 'completed' ORDER BY buyer_id, purchase_date",
)
shop.declines('customers who placed their first order last month, completed orders only')
rental.says('how many new guests did we have last year', 'bookings_2 = 0')
