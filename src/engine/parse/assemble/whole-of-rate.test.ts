import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('a limit on the rows that a rate is of', () => {
  rental.says(
    'homes with 30+ reservations and a cancellation rate over 18%',
    'HAVING count(*) >= 30',
    `count(*) FILTER (WHERE r.status = 'cancelled')`,
  )
  rental.says(
    'which city has the highest cancellation rate among cities with at least 100 reservations',
    'HAVING count(*) >= 100',
  )
  rental.never('homes with 30+ reservations and revenue over 50000', 'HAVING count(*) >= 30')
})
