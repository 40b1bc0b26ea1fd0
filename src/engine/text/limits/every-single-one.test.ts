import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('what is so of every one', () => {
  rental.says('cities where every single home costs more than $250 a night', 'HAVING min(price) > 250')
  rental.says('states where all homes cost less than $600 a night', 'HAVING max(price) < 600')
  homes.says('subdivisions where every home is priced over $500k', 'HAVING min(price) > 500000')
  rental.never('cities where a home costs more than $250 a night', 'min(price)')
})
