import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('a limit on what was made', () => {
  homes.says('rental income by address for homes that made over 80k', 'owner_rental_in_23 > 80000')
  homes.never('rental income by address for homes that made over 80k', 'price > 80000')
  rental.says('homes that made over 80k this year', 'sum(r.total_price) > 80000')
})
