import { homes, rental, shop } from '#tests/support/patterns.ts'

shop.says(
  'products that more than 30 different customers have ordered this year although the rating is below 4',
  'pr.rating < 4',
  'HAVING count(DISTINCT b.id) > 30',
)
rental.says('homes with more than 20 bookings this year although the rate is over 400', 'l.price > 400')
homes.says('listings over 200 days on market even though the price is under 500k', 'price < 500000')
homes.says(
  'Which homes sold more than 5% under asking although they were on the market for less than 60 days?',
  'days_on_market < 60',
  '> 5',
)
rental.says('homes with no bookings this year despite more than 50 views', 'coalesce(q1.views, 0) > 50')
