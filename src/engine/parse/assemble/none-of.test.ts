import { homes, rental, shop } from '#tests/support/patterns.ts'

homes.says(
  'which subdivisions have no new construction on the market?',
  'WHERE year_built >= 2024',
  'listings, 0) = 0',
)
rental.says(
  'which cities have no available homes',
  'FROM property_listings l GROUP BY l.city',
  'listings, 0) = 0',
)
rental.says('which listings have no upcoming bookings?', 'bookings, 0) = 0', 'r.check_in >=')
shop.says(
  'how many customers have not placed an order in the past 12 months?',
  'SELECT count(*)',
  'orders = 0',
)
homes.says('homes with no pool', 'NOT')
rental.says('how many of the messages from leads say something about a hot tub', 'count(*)', 'message ILIKE')
rental.declines('how many of the mobile people hit favorite in october')
homes.says(
  'group the active homes into price bands of $500,000 and count the homes in each',
  `WHERE status = 'COP'`,
)
