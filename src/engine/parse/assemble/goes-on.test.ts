import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('what goes on now', () => {
  rental.never('how many guests are in house today', "check_in >= DATE '2026-11-15'")
  rental.says('is anyone staying in Aspen tonight', "city = 'Aspen'", 'check_out >=')
  rental.says('guests staying next week', "check_in >= DATE '2026-11-16'")
})
