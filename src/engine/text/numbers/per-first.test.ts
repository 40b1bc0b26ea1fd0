import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('what is told for each of stands first', () => {
  rental.says('how much per booked night do we earn in Aspen', 'AS adr', "city = 'Aspen'")
  rental.says('how much per stay did we make last month', 'AS revenue_per_booking')
  rental.never('how much per night booked do we earn in Aspen', 'GROUP BY')
})

describe('so much a night', () => {
  rental.says('how much do we make a night in Aspen', 'AS adr')
  rental.says('how much do homes in Aspen cost a night', 'title, price')
})
