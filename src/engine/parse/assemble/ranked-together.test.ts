import { rental, shop } from '#tests/support/patterns.ts'

shop.says('Revenue this year by state and category, just the ten biggest combinations', 'LIMIT 10')
rental.says('bookings by city and month, top 5', 'LIMIT 5')
shop.says('revenue by category and brand, top 3 brands in each', 'PARTITION BY category', 'place <= 3')

rental.says('which cities have the most homes and in which state', 'ORDER BY listings DESC', 'LIMIT 10')
rental.says('top 5 cities by revenue and the state each is in', 'ORDER BY revenue DESC', 'LIMIT 5')
shop.says('which city has the most customers, and which state is that in', 'LIMIT 1')
rental.says('top 3 cities in each state by revenue', 'PARTITION BY state', 'place <= 3')
rental.says('each state and its best city by revenue', 'PARTITION BY')
// The states are ranked, or the cities of each.
rental.declines('which states have the most homes and in which cities')
shop.declines('top 5 states by revenue with their best city')
