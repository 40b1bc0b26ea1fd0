import { describe } from 'vitest'
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

describe('a part of the rows of each group', () => {
  shop.says(
    'refunded orders as % of all orders per category',
    'GROUP BY pr.category',
    "FILTER (WHERE pu.status = 'refunded')",
  )
  shop.says('% refunded of orders per category', "FILTER (WHERE pu.status = 'refunded')")
  rental.says('per city, share of cancelled bookings this year', "FILTER (WHERE r.status = 'cancelled')")
})
shop.never("repeat buyers' share of sales", 'first_name')
rental.says(
  'share of monthly stays among bookings by state',
  "FILTER (WHERE r.reservation_type = 'monthly') AS part",
)

describe('a share of what has its time before it', () => {
  rental.says('share of 2025 revenue that came from Aspen', "FILTER (WHERE l.city = 'Aspen') AS part")
  rental.says('share of 2025 revenue that came from repeat guests', 'FILTER (WHERE reservations >= 2)')
  rental.says("share of this month's inquiries from mobile", "FILTER (WHERE device_type = 'mobile') AS part")
  rental.says(
    'aspen as a share of 2025 revenue',
    "sum(r.total_price) FILTER (WHERE l.city = 'Aspen') AS part",
  )
  rental.says('shares in 2025', "interaction_type = 'share'")
})

describe('of all the people, a percentage of them', () => {
  shop.says(
    'of all shoppers on file, how many percent have zero completed purchases to their name',
    'count(*) FILTER (WHERE orders = 0)',
  )
  shop.says('of all the buyers we have, what percent are from Texas', "FILTER (WHERE state = 'TX') AS part")
  rental.says('of all the guests, what percentage booked more than once', 'FILTER (WHERE bookings > 1)')
  shop.says(
    'how many percent of orders got refunded last month',
    "FILTER (WHERE status = 'refunded') AS part",
  )
})
