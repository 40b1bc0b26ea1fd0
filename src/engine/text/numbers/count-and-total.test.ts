import { rental, shop } from '#tests/support/patterns.ts'

shop.says('gift card orders ytd: count, total', 'count(*) AS orders', 'sum(total_amount)')
rental.says('cancelled bookings ytd: count, value', 'count(*) AS bookings', 'sum(total_price)')
shop.says('inventory by category: units, value', 'sum(stock_quantity)', 'sum((price * stock_quantity))')
shop.says('stock by brand: units sold, value', 'AS units_sold')
