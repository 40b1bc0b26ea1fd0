import { rental } from '#tests/support/patterns.ts'

rental.says(
  'For every lake house, show the title, the city, the nightly rate and the number of bathrooms.',
  'SELECT title, city, price, bathrooms',
)
rental.says('guest name and amount for each pending reservation', 'SELECT guest_name, total_price')
rental.says('revenue for every lake house', 'GROUP BY l.id')
