import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('weekly is a kind of stay', () => {
  rental.says('% of bookings weekly this year', "reservation_type = 'weekly'", 'share_pct')
  rental.says('weekly share of bookings in 2025', "reservation_type = 'weekly'", 'share_pct')
  rental.says('count the weekly bookings this year', "reservation_type = 'weekly'", 'count(*)')
})

describe('and a unit of time', () => {
  rental.says('weekly bookings this year', "date_trunc('week'")
})
