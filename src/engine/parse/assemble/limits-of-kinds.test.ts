import { rental, shop } from '#tests/support/patterns.ts'

const own = (status: string, limit: string) => `count(*) FILTER (WHERE status = '${status}') ${limit}`

rental.says(
  'guests with at least 2 completed stays and at least 1 cancelled stay',
  own('completed', '>= 2'),
  own('cancelled', '>= 1'),
)
rental.says(
  'homes with more than 3 weekly stays and at least 2 monthly stays',
  "r.reservation_type = 'weekly') > 3",
  "r.reservation_type = 'monthly') >= 2",
)
rental.says(
  'homes with at least 30 bookings and at least 5 cancelled bookings',
  "r.status <> 'cancelled') >= 30",
  "r.status = 'cancelled') >= 5",
)
rental.says(
  'homes with at least 5 cancelled bookings and over $10k revenue',
  "r.status IN ('confirmed', 'completed')) > 10000",
)
rental.says('guests with 5+ completed stays and over $12,000 spent on them', "WHERE status = 'completed'")
shop.says(
  'customers with at least 3 paypal orders and at least 2 apple pay orders',
  "pu.payment_method = 'paypal') >= 3",
  "pu.payment_method = 'apple_pay') >= 2",
)
