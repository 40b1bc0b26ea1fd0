import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('thousands that are left out', () => {
  homes.says('homes between 400 and 600 in Old Town', 'price >= 400000', 'price <= 600000')
  homes.says('homes under $350 a square foot', 'price_per_sf < 350')
  rental.says('homes under 300', 'price < 300')
})
