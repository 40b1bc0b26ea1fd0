import { describe, expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'
import { rental } from '#tests/support/patterns.ts'

describe('weekly is a kind of stay', () => {
  rental.says('% of bookings weekly this year', "reservation_type = 'weekly'", 'share_pct')
  rental.says('weekly share of bookings in 2025', "reservation_type = 'weekly'", 'share_pct')
  rental.says('count the weekly bookings this year', "reservation_type = 'weekly'", 'count(*)')
})

describe('and a unit of time', () => {
  rental.says('weekly bookings this year', "date_trunc('week'")
})

describe('all bookings of a week', () => {
  rental.says('total weekly bookings', "reservation_type = 'weekly'")
  rental.says('list the weekly bookings of October', "reservation_type = 'weekly'")
  rental.says('total bookings by week', "date_trunc('week', check_in)")
  rental.says('total weekly revenue', "date_trunc('week', check_in)")
})

rental.says(
  'guests arriving next week, skip the ones that cancelled and the people who are only viewing',
  "reservation_type <> 'viewing'",
)

test('the weekly kind, also behind another question', () => {
  const before = 'how many bookings did we have this year'
  for (const asked of ['and of those how many were the weekly kind', 'the weekly kind only'])
    expect(sqlOf('vacation_rental', asked, before)).toContain("reservation_type = 'weekly'")
  expect(sqlOf('vacation_rental', 'and weekly?', before)).toContain("date_trunc('week'")
})

describe('a kind that bookings come as', () => {
  rental.says('what percent of reservations come as weekly', "reservation_type = 'weekly'")
  rental.says('share of weekly among all bookings', "reservation_type = 'weekly'", 'share_pct')
  rental.says('how many reservations came in as monthly', "reservation_type = 'monthly'")
  rental.says('weekly bookings this year', "date_trunc('week'")
})

rental.says(
  'booked nights in 2026, split into short, weekly and monthly ones',
  "IN ('short_stay', 'weekly', 'monthly')",
)
