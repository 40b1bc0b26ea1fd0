import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('what says no more than stands there', () => {
  rental.says(
    'for each state tell me the cheapest and the most expensive nightly rate we got there',
    'min(price)',
    'max(price)',
  )
  rental.says(
    'the five guests with the most nights at our places all time and how many nights each',
    'LIMIT 5',
  )
  rental.says(
    'Of all the viewings we ever had on the calendar, how many percent were cancelled',
    'AS share_pct',
  )
  rental.says(
    'revenue per state for check-ins in July, August and September 2026, one total each',
    'GROUP BY l.state',
  )
  rental.never(
    'bookings per state in 2025, one each for weekly and monthly',
    'SELECT l.state, count(*) AS bookings FROM',
  )
})
