import { rental, shop } from '#tests/support/patterns.ts'

shop.says('what hour of the day do we get the most orders?', 'extract(hour FROM purchase_date)', 'LIMIT 1')
shop.says('orders by hour of day last month', 'ORDER BY extract(hour FROM purchase_date)')
rental.declines('bookings by hour')
shop.declines('how many orders in the last hour')
shop.declines('sessions per hour')

shop.says('hour with the most orders', 'extract(hour', 'LIMIT 1')
