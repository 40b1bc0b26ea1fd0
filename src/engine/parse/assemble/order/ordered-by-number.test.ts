import { homes, rental, shop } from '#tests/support/patterns.ts'

homes.says(
  'average sold price and number of sales by subdivision, most sales first',
  'ORDER BY sales DESC NULLS LAST',
)
shop.says('revenue and orders by category, most orders first', 'ORDER BY orders DESC NULLS LAST')
rental.says('revenue and bookings by city, fewest bookings first', 'ORDER BY bookings, l.city')

shop.says('stock and stock value by category, highest value first', 'ORDER BY total_stock_value DESC')
homes.says('sales and median price by area, highest median first', 'ORDER BY median_price DESC')
