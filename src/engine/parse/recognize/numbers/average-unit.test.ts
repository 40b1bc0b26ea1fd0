import { rental, shop } from '#tests/support/patterns.ts'

shop.says('how many orders do we get on an average day', 'avg(orders)', "date_trunc('day', purchase_date)")
shop.says('how many units do we sell per day on average', 'avg(units_sold)')
rental.declines('how many nights do we sell per month on average')
shop.says('how many days last month had more than 20 orders', 'count(*) AS count', 'WHERE orders > 20')
rental.declines('how many weeks last year had fewer than 5 check-ins')
rental.says('how much did we make per booked night in July', 'AS adr', "check_in >= DATE '2026-07-01'")
rental.says('how many stays lasted longer than two weeks last year', '(check_out - check_in) > 14')
rental.says('bookings for the first two weeks of December', "check_in >= DATE '2026-12-01'")
