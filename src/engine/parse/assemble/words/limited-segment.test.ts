import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('a number right behind what things have', () => {
  homes.says('which homes for sale had rental income over $60,000 in 2023', 'owner_rental_in_23 > 60000')
  shop.never('rated products over $100', 'rating > 100')
  homes.says('new construction under 900k', 'year_built >= 2024', 'price < 900000')
})
