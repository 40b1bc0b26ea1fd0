import { homes, rental, shop } from '#tests/support/patterns.ts'

rental.says(
  'cancelled reservations out of all reservations in Aspen, in percent',
  "FILTER (WHERE r.status = 'cancelled') AS part",
  "WHERE l.city = 'Aspen'",
)
rental.says(
  'cancelled reservations in percent of all reservations in Aspen',
  "FILTER (WHERE r.status = 'cancelled') AS part",
  "WHERE l.city = 'Aspen'",
)
shop.says(
  'percentage of refunded orders out of all orders in Texas',
  "FILTER (WHERE pu.status = 'refunded') AS part",
  "WHERE b.state = 'TX'",
)
homes.says(
  'homes with a pool out of all active homes, as a percent',
  'FILTER (WHERE has_pool) AS part',
  "WHERE status = 'COP'",
)
// How many, and no percentage.
homes.never('how many homes have a pool out of all active homes', 'share_pct')
