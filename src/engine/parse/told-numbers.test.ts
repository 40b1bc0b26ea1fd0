import { homes, rental, shop } from '#tests/support/patterns.ts'

// Minutes that somebody has, copies that are printed and numbers that did not agree limit nothing.
rental.says(
  "right I've about two minutes till the next call so just give me bookings by state, check-ins from the first of this month up to today",
  'GROUP BY l.state',
)
homes.says(
  "The broker swears that homes with a pool sell quicker, I'd like to see the proof before we print two thousand of them: average days on market of sold homes, pool and no pool",
  'GROUP BY has_pool',
)
shop.declines('My client wants 500 units. Which products have the most stock?')
