import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('guests who liked it', () => {
  rental.says(
    'what percent of guests liked it enough to stay with us again',
    'share_pct',
    'reservations >= 2',
  )
  rental.says("guests who haven't been back since 2024", '= 0', "'2024-01-01'")
  rental.declines('guests who liked the place')
})

describe('guests who cancelled and stayed', () => {
  const both = ['>= 2', "status = 'completed') >= 1"]
  rental.says('guests who canceled at least twice but also have a completed stay', ...both)
  rental.says('guests with 2 or more cancellations who also have a completed stay', ...both)
  rental.declines('guests who cancelled twice and have a completed stay')
})

describe('real bookings', () => {
  rental.says('real bookings last month, no viewings', "reservation_type <> 'viewing'")
  rental.says('how many actual stays did we have in june 2026', 'count(*)')
})
