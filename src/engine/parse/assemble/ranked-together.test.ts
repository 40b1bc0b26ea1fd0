import { rental, shop } from '#tests/support/patterns.ts'

shop.says('Revenue this year by state and category, just the ten biggest combinations', 'LIMIT 10')
rental.says('bookings by city and month, top 5', 'LIMIT 5')
shop.says('revenue by category and brand, top 3 brands in each', 'PARTITION BY category', 'place <= 3')
