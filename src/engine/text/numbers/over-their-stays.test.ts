import { rental, shop } from '#tests/support/patterns.ts'

rental.says(
  'On average, how many nights has each guest spent with us in total, all their stays added up?',
  'avg(total_nights)',
)
rental.never('how many nights does each guest stay on average with us', 'avg(total_nights)')
shop.never(
  'For people who came back, how many days passed on average between their first and their second order?',
  'total_orders',
)
