import { homes, rental, shop } from '#tests/support/patterns.ts'

shop.says(
  'average rating of the ten best-selling products',
  'round(avg(average_rating), 2) AS average_rating',
  'LIMIT 10',
)
homes.says('total asking price of the 5 priciest active listings', 'sum(total_ask_price)', 'LIMIT 5')
rental.says(
  'what did the top 5 homes earn in total this year',
  'SELECT sum(revenue) AS total_revenue',
  'LIMIT 5',
)
rental.never('which 5 homes earned the most in total', 'sum(revenue)')
shop.declines('average order value of our top 10 customers')
shop.declines('average price of the top 10 brands')
rental.says('how many total bookings did the top 5 homes get', 'SELECT sum(bookings)', 'LIMIT 5')

homes.says(
  'Last year, adding up sold prices, what were the three leading areas and their sums?',
  'SELECT subdivision, sum(sold_price)',
  'LIMIT 3',
)
