import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('homes that nobody slept in', () => {
  const september = "r.check_in < DATE '2026-10-01' AND r.check_out > DATE '2026-09-01'"
  rental.says(
    'Which homes stood empty for all of September 2026, without a single booked night?',
    september,
    '= 0',
  )
  rental.says('which homes were empty in September 2026', september, '= 0')
  rental.says('which homes sat empty the whole of September 2026', september, '= 0')
  rental.says('which homes were not occupied at all in September 2026', september, '= 0')
  rental.says('homes with no booked nights in September 2026', september, '= 0')
  rental.says('how many homes stood empty all of last month', 'count(*)', 'occupancy = 0')
  rental.says('what percentage of homes stood empty last month', 'occupancy = 0')
  rental.says('which homes are empty in december', "r.check_out > DATE '2026-12-01'")
  rental.says('which homes were empty in december', "r.check_out > DATE '2025-12-01'")
})

describe('nights without a guest are not kept', () => {
  rental.declines('how many nights did Driftwood Beach House stand empty in September')
  rental.declines('how many nights was Driftwood Beach House vacant last month')
  rental.declines('which home sat empty longest')
  rental.never('how many nights was each home occupied in September 2026', "l.status = 'booked'")
})

describe('another emptiness', () => {
  rental.says('how many homes are empty tonight', 'reservations = 0')
  rental.says('which homes are empty', "status = 'available'")
  rental.says('homes without a booking in September 2026', 'check_in >=')
  rental.declines('our homes stood half empty last month')
})
