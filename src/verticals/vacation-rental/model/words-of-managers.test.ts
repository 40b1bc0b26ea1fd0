import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('kinds of homes, by any name', () => {
  rental.says('cancellation rate by house category', 'cancellation_rate', 'GROUP BY l.property_type')
  rental.says('ADR this year by class of house', 'GROUP BY l.property_type')
})

describe('how many there are', () => {
  rental.says(
    'size of the available inventory in the state of California',
    'count(*)',
    "status = 'available'",
  )
  rental.says('repeat guest headcount', 'reservations >= 2')
  rental.says('the flow of prospects this year, by month', "date_trunc('month', visited_at)")
})

describe('a question of this year is none about the data', () => {
  rental.says(
    "what is this year's average daily rate for each property type?",
    'adr',
    'GROUP BY l.property_type',
  )
})

describe('steps of time', () => {
  rental.says('bookings time series, monthly grain, last year', "date_trunc('month', check_in)")
  rental.says('mon to sun, how many leads each', "to_char(visited_at, 'FMDay')")
  rental.says('total rental income for the month just closed', 'sum(total_price)')
})

describe('what is going on', () => {
  const now = ["check_in < DATE '", "check_out >= DATE '"]
  rental.says('bookings running right now', ...now)
  rental.says('how many stays are currently running', ...now)
  rental.says('how many bookings are in progress', ...now)
  rental.says('guests staying with us tonite, i mean bookings running right now', ...now)
  rental.declines('running total of bookings in 2025')
})

// Those that are under way, as "current stays" and "bookings running right now" are.
rental.says('current bookings', "r.check_in < DATE '2026-11-16'", "r.check_out >= DATE '2026-11-16'")
rental.says('how many current reservations in Aspen', "r.check_out >= DATE '2026-11-16'")
rental.never('current pending bookings', 'check_out >=')
// How many people come is nowhere recorded; a guest is no party of so many.
rental.declines('biggest party we ever hosted')
rental.declines('largest party last year')

describe('what is broken, and what is handed on', () => {
  rental.says('how many of our homes are out of service for repairs at the moment', "status = 'maintenance'")
  rental.says('which home was passed along most often last month', "'share'", 'LIMIT 1')
  rental.declines('what did the repairs cost us')
})
