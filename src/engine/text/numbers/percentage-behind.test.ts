import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a number of the whole, one of the part, and the part in percent', () => {
  const part = "count(*) FILTER (WHERE interest_type = 'listing') AS part"
  rental.says(
    "airbnb vs google: total leads, how many are owners wanting to list, and that as % of the channel's leads",
    part,
    "source IN ('airbnb', 'google')",
  )
  rental.says('by source: total leads, how many want to list, and the percentage', part)
  shop.says(
    'by category: total products, how many out of stock, share',
    'count(*) FILTER (WHERE stock_quantity = 0)',
  )
  homes.says(
    'by area: how many listings, how many are sold, and the %',
    "FILTER (WHERE status = 'SLD') AS part",
  )
  // Of two parts, the percentage may be either's.
  rental.declines('by source: total leads, how many want to list, how many want to buy, and the percentage')
})

describe('as % of what follows, also without an article', () => {
  rental.says(
    "cancelled bookings as % of each city's bookings",
    "FILTER (WHERE r.status = 'cancelled') AS part",
  )
  shop.says("refunded orders as pct of the brand's orders", "FILTER (WHERE pu.status = 'refunded') AS part")
  shop.says('revenue as % of total by category', 'sum(revenue) OVER ()')
  // What is said of the whole as well tells no part.
  homes.says('active listings by beds as a percentage of the active total', 'sum(active_listings) OVER ()')
})
