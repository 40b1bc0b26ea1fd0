import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

const going = "check_out >= DATE '2026-11-16'"

describe('who is in the homes that night', () => {
  rental.says('how many houses have people in them tonight', going, 'bookings >= 1')
  rental.says('houses with someone in them tonight', going, 'HAVING count(*) >= 1')
  rental.says('how many homes are sitting empty tonight', going, 'reservations = 0')
  rental.says('homes vacant tonight in Aspen', going, "'Aspen'", '= 0')
  rental.says('number of occupied homes tonight', going, 'bookings >= 1')
  rental.says('which cabins are empty tonight', going, "'mountain_cabin'", '= 0')
  rental.says('what percentage of our homes are occupied tonight', 'occupancy')
  rental.says('how many homes had someone in them last night', "check_out >= DATE '2026-11-15'")
  rental.declines('how many houses have pets in them tonight')
})

describe('what is empty without a night', () => {
  rental.says('how many homes are empty', "status = 'available'")
})

rental.says(
  'which homes are occupied tonight and by whom',
  'r.guest_name, l.title',
  "r.check_out >= DATE '2026-11-16'",
)
rental.says('list the homes occupied tonight and the guests in them', 'r.guest_name, l.title')
rental.says('which homes are occupied tonight', 'SELECT l.title')
