import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('the busiest time for rows that are named', () => {
  rental.says('busiest month for cancellations', "status = 'cancelled'", "date_trunc('month'", 'LIMIT 1')
  rental.says('busiest city for cancellations', "status = 'cancelled'", 'GROUP BY l.city')
  rental.says('busiest day for check-outs', "date_trunc('day', check_out)")
  shop.says('busiest weekday for refunds', "status = 'refunded'", 'FMDay')
  shop.says('busiest hour for searches', "event_type = 'search'", 'extract(hour')
  rental.says('busiest month for bookings', "status <> 'cancelled'")
})

describe('the best group for rows that are named', () => {
  shop.says('best day of the week for orders', 'count(*) AS orders', 'ORDER BY orders DESC')
  shop.says('which payment method is best for orders', 'count(*) AS orders')
  shop.says('best weekday for refunds', 'count(*) AS refund_count', 'ORDER BY refund_count,')
})

describe('groups that go by another measure than the business', () => {
  shop.says('which payment method is number one', 'count(*) AS order_count')
  shop.says('which payment method comes first', 'count(*) AS order_count')
  shop.says('top 3 payment methods', 'count(*) AS order_count', 'LIMIT 3')
  shop.says('top payment method by revenue', 'AS revenue')
  shop.says('top category', 'AS revenue')
})
