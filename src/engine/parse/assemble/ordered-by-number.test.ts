import { homes, rental, shop } from '#tests/support/patterns.ts'

homes.says(
  'average sold price and number of sales by subdivision, most sales first',
  'ORDER BY sales DESC NULLS LAST',
)
shop.says('revenue and orders by category, most orders first', 'ORDER BY orders DESC NULLS LAST')
rental.says('revenue and bookings by city, fewest bookings first', 'ORDER BY bookings, l.city')
