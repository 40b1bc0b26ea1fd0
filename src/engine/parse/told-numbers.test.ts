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
homes.says(
  'Hello, we retire next year and my wife has picked three areas from a magazine. Please list the homes for sale in Harbor Village, Sea Oaks or Seabrook Shores with 2 or 3 bedrooms, at most 800,000 dollars, with address, bedrooms and price',
  "subdivision IN ('Harbor Village', 'Sea Oaks', 'Seabrook Shores')",
)
shop.declines('My client wants 500 units. Which products have the most stock?')
