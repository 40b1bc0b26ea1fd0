import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('one thing put beside another', () => {
  rental.says(
    'put the revenue of Aspen beside the revenue of Napa',
    "IN ('Aspen', 'Napa')",
    'GROUP BY l.city',
  )
  shop.says('show revenue of Texas next to that of Florida', "IN ('TX', 'FL')", 'GROUP BY b.state')
  homes.says('set the average price of Old Town against Sea Oaks', 'GROUP BY subdivision')
})

describe('a time and the one before it', () => {
  for (const question of [
    'unit sales for the previous quarter and for the one prior to that',
    "last quarter's units sold beside those of the quarter preceding it",
    'units sold, last quarter against its predecessor',
    'the number of units sold in the last quarter and next to it the number for the quarter before',
  ])
    shop.says(question, '2026-04-01', '2026-07-01', 'sum(quantity)')
})

describe('where a home lies', () => {
  homes.declines('homes next to the beach')
})
