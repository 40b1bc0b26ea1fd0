import { homes, rental, shop } from '#tests/support/patterns.ts'

rental.says(
  'california portfolio: listings, total bedrooms, avg rate',
  'count(*) AS listings',
  'sum(bedrooms)',
  'avg(price)',
)
homes.says('listings, average price by area', 'count(*) AS listings', 'avg(price)', 'GROUP BY subdivision')
shop.says('toys: items, lowest price, highest price', 'count(*) AS products', 'min(price)', 'max(price)')
rental.says('avg rate and listings by state', 'count(*) AS listings', 'GROUP BY state')
// Beside what was booked, the homes are the rows.
rental.says('Aspen: listings, bookings, revenue', 'GROUP BY l.id, l.title')
