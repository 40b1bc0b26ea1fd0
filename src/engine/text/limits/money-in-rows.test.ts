import { rental, shop } from '#tests/support/patterns.ts'

rental.says(
  'homes with more than $20,000 in cancelled bookings',
  'sum(r.total_price) AS cancelled_value',
  'HAVING sum(r.total_price) > 20000',
)
rental.says('cities with at least $50k in cancellations this year', 'HAVING sum(r.total_price) >= 50000')
rental.says('homes whose cancelled bookings add up to more than 20000', 'HAVING sum(r.total_price) > 20000')
rental.says('homes with cancelled bookings worth over 5,000 in total', 'HAVING sum(r.total_price) > 5000')
shop.says('customers with more than $500 in refunded orders', 'HAVING sum(pu.total_amount) > 500')
shop.says('products with less than $100 in refunds', 'coalesce(q1.refunded_amount, 0) < 100')
shop.says('customers whose refunded orders total more than 1000', 'HAVING sum(pu.total_amount) > 1000')
// So many of them, and not their money.
rental.says('homes with more than 5 cancelled bookings', 'HAVING count(*) > 5')
rental.says('homes whose cancelled bookings total more than 5', 'HAVING count(*) > 5')
// Each of them, or all together; no nightly rate and no lifetime value.
rental.declines('homes with cancelled bookings worth more than 20,000')
shop.declines('customers with over $500 in pending orders')
