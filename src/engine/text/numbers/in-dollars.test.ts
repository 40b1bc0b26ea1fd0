import { homes, rental, shop } from '#tests/support/patterns.ts'

shop.says('top 5 brands this year, dollars and units', 'AS revenue', 'AS units_sold', 'ORDER BY revenue')
shop.says('refunds last month, dollars', 'sum(total_amount)', "status = 'refunded'")
rental.says('cancellations last month, dollars', 'sum(', "'cancelled'")
homes.says('biggest $ over ask ever, address + amount', 'AS premium', 'ORDER BY premium DESC', 'LIMIT 1')
homes.says('top 5 $ under list with address', 'AS discount', 'LIMIT 5')
homes.says('homes sold over ask, biggest first', 'ORDER BY sold_price DESC')
