import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('a matter that is only talked about', () => {
  rental.never(
    "I'm trying to work out this phone versus computer thing, so how many inquiries by device",
    'IN (',
  )
  rental.never(
    "I'm trying to work out this phone versus computer thing, so for each kind of device how many inquiries",
    'IN (',
  )
  rental.declines("I'm trying to work out this Aspen thing, so how many bookings did we get last month")
})
