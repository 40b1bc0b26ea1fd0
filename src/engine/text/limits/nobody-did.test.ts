import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('what nobody did to things', () => {
  rental.says(
    "any homes nobody's bothered to inquire about in the past 60 days? just the names",
    "'inquiry'",
    '= 0',
  )
  rental.says('listings no one viewed last month', "'view'", '= 0')
  shop.says('books no one ordered in the last 90 days', '= 0')
})

describe('what nobody came for', () => {
  rental.never('which of our houses had nobody check in at all for a stay in the last 30 days', '>= 1')
  rental.says('homes that nobody checked into for a stay last month', "check_in >= DATE '2026-10-01'", '= 0')
  rental.says('homes nobody booked for a stay in October', "check_in >= DATE '2026-10-01'", '= 0')
  rental.says('which homes had nobody book a stay this month', 'created_at', '= 0')
  rental.says('which houses had stays but nobody checked in last month', '>= 1', '= 0')
})

describe('what nobody kept or shared', () => {
  rental.says('Homes that nobody marked as a favorite in the past 30 days', "'favorite'", '= 0')
  rental.says('homes nobody added to their favorites this month', "'favorite'", '= 0')
  rental.says('homes no one has shared in the last 60 days', "'share'", '= 0')
  rental.never('homes that somebody marked as a favorite in the past 30 days', '= 0')
})

describe('what nobody cancelled, and no arrivals on the books', () => {
  rental.says('any home where nobody has ever cancelled?', "status = 'cancelled'", '= 0')
  rental.says('no arrivals booked this month - which homes?', "check_in >= DATE '2026-11-01'", '= 0')
  rental.says('homes with no bookings made this month', 'created_at', '= 0')
})
