import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('named by their verb, and once more as a number', () => {
  rental.says('saturday check-ins last month, bookings', 'count(*) AS bookings', 'isodow')
  rental.says('check-ins last month, bookings', 'SELECT count(*)')
  rental.never('saturday check-ins last month', 'count(*)')
  rental.never('check-ins last month, guest name', 'count(*)')
})
