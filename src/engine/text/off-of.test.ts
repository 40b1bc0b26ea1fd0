import { homes, rental } from '#tests/support/patterns.ts'

rental.says(
  'did we earn more off short stays or off monthly ones in 2025? how much each',
  "IN ('short_stay', 'monthly')",
)
// What is taken off a price.
homes.says('how much off the asking price did homes sell on average', 'ask_price - sold_price')
rental.says('totl money we made off the lake houses last yaer', "'lake_house'", 'sum(r.total_price)')
homes.never('how much was made off the asking price', 'sum(sold_price)')
