import { rental, shop } from '#tests/support/patterns.ts'

shop.says('top 5 brands this year, dollars and units', 'AS revenue', 'AS units_sold', 'ORDER BY revenue')
shop.says('refunds last month, dollars', 'sum(total_amount)', "status = 'refunded'")
rental.says('cancellations last month, dollars', 'sum(', "'cancelled'")
