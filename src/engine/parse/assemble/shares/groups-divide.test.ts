import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

const within = 'OVER ()'

describe('groups that divide what is said', () => {
  rental.says("each quarter's share of Florida revenue last year", within, "l.state = 'FL'")
  rental.says("each home's share of revenue for weekly stays in Q3 2025", within)
  rental.says('revenue by quarter for weekly stays last year and share of total', within)
})

describe('a part of each group', () => {
  rental.says("Florida's share of revenue by quarter", "l.state = 'FL') AS part")
  rental.says('share of revenue from Florida by quarter', "l.state = 'FL') AS part")
  rental.says('cancelled share of reservations by month', "status = 'cancelled') AS part")
})

rental.says('what percent of bookings for homes with at least four bedrooms came from each quarter', within)
rental.says('share of cancelled bookings each month', 'AS part')
