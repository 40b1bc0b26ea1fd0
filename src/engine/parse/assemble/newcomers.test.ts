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
