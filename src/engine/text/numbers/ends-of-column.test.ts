import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('both ends of a column', () => {
  homes.says('for each community the oldest and the newest year built', 'min(year_built)', 'max(year_built)')
  rental.says('cheapest and priciest nightly rate per city', 'min(price)', 'max(price)', 'GROUP BY city')
  shop.says('cheapest and most expensive price in each category', 'min(price)', 'max(price)')
})

// Two homes, and no two years.
homes.says('the oldest and the newest home', 'LIMIT 1')
