import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a kind that is asked for, with the things it belongs to', () => {
  shop.says("which of our buyers' states haven't had any gift card order this month", 'GROUP BY b.state')
  shop.never("which of our buyers' states haven't had any gift card order this month", 'first_name')
  shop.says('which customer city ordered most last year', 'GROUP BY b.city', 'LIMIT 1')
  rental.says("which of our listings' states haven't had a booking this month", 'GROUP BY l.state')
  homes.says("which of our listings' subdivisions have had no sale this year", 'GROUP BY subdivision')
})

describe('things that are listed with their kind', () => {
  shop.says('which customers and states had no orders last month', 'first_name', 'b.state')
})
