import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('what can be had now', () => {
  rental.says('how many homes can be booked right now in Texas', "status = 'available'", "state = 'TX'")
  rental.says('which cabins can still be rented at the moment, so available', "status = 'available'")
  rental.never('how many homes can be booked for Christmas', "status = 'available'")
})
