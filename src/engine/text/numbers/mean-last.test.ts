import { homes, rental, shop } from '#tests/support/patterns.ts'

homes.says('areas where active homes sit on average more than 70 days', 'HAVING avg(days_on_market) > 70')
homes.says('areas where the actives on average sit over 70 days', 'HAVING avg(days_on_market) > 70')
shop.says('brands whose products cost on average more than $100', 'HAVING avg(price) > 100')
rental.says(
  'cities where the homes rent on average for more than 400 a night',
  'GROUP BY city HAVING avg(price) > 400',
)
homes.never('areas where homes sit on average more than 70 days', 'WHERE days_on_market > 70')

homes.says(
  'comunities were the actives have been siting on avrage more than 70 days, show the avrage',
  'HAVING avg(days_on_market) > 70',
)
