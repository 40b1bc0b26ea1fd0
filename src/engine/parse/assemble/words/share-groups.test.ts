import { homes, rental, shop } from '#tests/support/patterns.ts'

rental.says(
  'homes where over 20% of reservations ended up cancelled',
  'GROUP BY l.id, l.title',
  'WHERE part > 0.2 * reservations',
)
rental.says('what percentage of reservations were cancelled for each home', 'GROUP BY l.id, l.title')
rental.says('guests where more than half of their bookings were cancelled', 'part > 0.5 * bookings')
shop.says('products where more than 5% of orders were refunded', 'part > 0.05 * orders')
// Which ones, and no part of all of them.
shop.declines('how many customers where more than half of orders were refunded')

const cancelled = 'share of reservations that got cancelled, by property type'
rental.says(`${cancelled}, worst to best`, 'ORDER BY share_pct DESC')
rental.says(`${cancelled}, best to worst`, 'ORDER BY share_pct,')
rental.says(`${cancelled}, low to high`, 'ORDER BY share_pct,')
shop.says('share of products out of stock by category, worst first', 'ORDER BY share_pct DESC')
homes.says('share of listings sold by area, worst to best', 'ORDER BY share_pct,')

// All of them together would be the whole.
rental.says(
  'For 2025: share of revenue of short stays, weekly and monthly, in %',
  'GROUP BY reservation_type',
  'OVER ()',
)
homes.says(
  'percent of homes active, under contract, sold, expired and withdrawn',
  'GROUP BY status',
  'OVER ()',
)
rental.never('share of revenue of Colorado and Utah', 'GROUP BY')
