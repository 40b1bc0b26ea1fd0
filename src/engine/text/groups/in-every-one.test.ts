import { rental, shop } from '#tests/support/patterns.ts'

shop.says(
  'Which shoppers have completed purchases in all eight categories this year?',
  "pu.status = 'completed'",
  'HAVING count(DISTINCT pr.category) = 8',
)
shop.says(
  'how many customers have bought something from every category',
  'category_count = (SELECT count(DISTINCT category)',
)
shop.says('customers who bought in each of the eight categories', 'HAVING count(DISTINCT pr.category) = 8')
rental.says('guests who booked in all cities', 'HAVING count(DISTINCT l.city) = (SELECT')
shop.never('revenue in all 8 categories this year', 'count(DISTINCT')
shop.never('how many orders do we have in all eight categories', 'count(DISTINCT')
