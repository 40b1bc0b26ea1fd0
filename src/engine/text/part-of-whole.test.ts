import { homes, rental, shop } from '#tests/support/patterns.ts'

shop.says(
  'refunded orders in percent of all orders per category',
  "FILTER (WHERE pu.status = 'refunded') AS part",
  'round(100.0 * part / nullif(orders, 0), 2)',
)
homes.says('sold homes with a pool in percent of all sold, per subdivision', "WHERE status = 'SLD' GROUP BY")
homes.says('pool homes out of all active homes, count and percent', "WHERE status = 'COP'", 'AS share_pct')
rental.says('cancelled out of all reservations per state', 'AS share_pct', 'GROUP BY l.state')
shop.says('revenue by category in percent of all revenue', 'sum(revenue) OVER ()')
homes.says('how many pool homes out of all active homes', 'count(*) AS listings')
