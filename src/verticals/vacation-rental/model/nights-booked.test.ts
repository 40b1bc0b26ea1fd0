import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('nights booked are a number of the business', () => {
  rental.says('top 5 cities, nights booked, in 2025', 'AS total_nights', 'LIMIT 5')
  rental.says('state breakdown of nights booked last year', 'AS total_nights', 'GROUP BY l.state')
  rental.says('rank cities by nights booked since March and show the top 10', 'ORDER BY total_nights DESC')
})

describe('a stay that began before has nights in a month as well', () => {
  rental.says('listings with zero booked nights next month', "r.check_out > DATE '2026-12-01'", '= 0')
  rental.says('homes with no booked nights', 'total_nights, 0) = 0')
})
