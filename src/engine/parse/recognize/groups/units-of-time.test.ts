import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('units that are stated', () => {
  rental.says('avg booking window in days by reservation type', 'average_booking_window', 'reservation_type')
  rental.says('median length of stay in nights', 'percentile_cont')
  rental.says('median stay in nights', 'percentile_cont', 'check_out - check_in')
  rental.says('nights between 1 March 2026 and 31 May 2026 inclusive', "check_in < DATE '2026-06-01'")
})

describe('the same for another time', () => {
  homes.says('what was the median sold price this year and what was it last year', "'2025'", "'2026'")
  homes.never('what was the median sold price this year', "'2025'")
})

describe('units of time that a limit chooses from', () => {
  homes.says('months where we closed more than 25', 'HAVING count(*) > 25', "date_trunc('month', close_date)")
  homes.says('months in 2025 with more than 10 closings', 'HAVING count(*) > 10', "DATE '2025-01-01'")
  homes.never('homes sold under 500k in the past 6 months', 'HAVING')
})

describe('a misspelled unit may be the kind of a stay', () => {
  rental.says('montly stays on the books for next month how many', "reservation_type = 'monthly'")
  rental.says('montly revenue 2025', "date_trunc('month', check_in)")
})

describe('a unit or both ends of a length that is named', () => {
  rental.says('median LOS of weekly stays, nights', 'percentile_cont', "'weekly'")
  rental.never('average length of stay by city, nights', 'AS nights')
  rental.says(
    'avg booking window in days (made-on date to check-in) by reservation type',
    'GROUP BY reservation_type',
  )
  rental.declines('avg revenue per booking by city, nights')
})

rental.says('ALOS (nts) ski chalets', 'AS average_stay', "property_type = 'ski_chalet'")

describe('kinds that are called like units of time', () => {
  rental.says('weekly, monthly: avg stay', "reservation_type IN ('weekly', 'monthly')")
  rental.says('monthly, revenue', "date_trunc('month'")
})
