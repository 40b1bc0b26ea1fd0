import { homes, rental } from '#tests/support/patterns.ts'

homes.says(
  'average sold price by age of home in 10 year bands',
  'floor((2026 - year_built) / 10)',
  'avg(sold_price)',
)
homes.says('sold price by age of home, in decades', 'floor((2026 - year_built) / 10)', "status = 'SLD'")
homes.says('homes by year built in 20 year buckets', 'floor(year_built / 20)')
homes.says('average price by days on market in 30 day bands', 'floor(days_on_market / 30)')
homes.says('average price by decade built', 'floor(year_built / 10)')
rental.never('bookings by nights in 7 night bands', 'nights_2')
