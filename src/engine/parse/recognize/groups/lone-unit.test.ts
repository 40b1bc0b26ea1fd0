import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

shop.says('top 5 days by revenue in December 2025', "date_trunc('day', purchase_date)", 'LIMIT 5')
rental.says('top 3 months by bookings in 2025', "date_trunc('month', check_in)", 'LIMIT 3')
// Five orders of some days are no ranking of days.
shop.never('top 5 orders of the past 30 days', "date_trunc('day'")
// Kinds of stays, where people or the type are named.
rental.says('how many weekly guests did we have last year', "reservation_type = 'weekly'")
rental.says('avg length of stay, weekly type only, fl props', "reservation_type = 'weekly'", "state = 'FL'")
rental.never('monthly guest count', "reservation_type = 'monthly'")
rental.says('cancellation rate on the monthly bookings', "reservation_type = 'monthly'")
// Set apart behind the groups, or said to be the only ones.
rental.says('ADR by property type, weekly bookings only, last qtr', "reservation_type = 'weekly'")
rental.says('revenue by state, weekly bookings, last qtr', "reservation_type = 'weekly'", 'GROUP BY l.state')
rental.says('weekly bookings by city, last qtr', "date_trunc('week'")
// As the part of a share they are of a kind.
rental.says('share of weekly bookings', "reservation_type = 'weekly'", 'share_pct')
rental.says('weekly bookings as a percentage of all bookings', "reservation_type = 'weekly'", 'share_pct')
// What is paid for is of a kind.
rental.says('what did the weekly bookings bring in', "reservation_type = 'weekly'")
rental.says('how much money came in through weekly bookings', "reservation_type = 'weekly'")
rental.says('how much did we make on weekly bookings this year', "reservation_type = 'weekly'", 'check_in >=')
rental.says('what did weekly bookings look like this year', "date_trunc('week'")

describe('a mean of things of a kind', () => {
  rental.says('avg LOS, monthly bkgs w/ check-in 1/1/25 or later', "reservation_type = 'monthly'")
  rental.says('median nights, weekly bookings, last year', "reservation_type = 'weekly'")
  rental.never('average stay, monthly, 2025', "reservation_type = 'monthly'")
  rental.never('monthly bookings in 2025', "reservation_type = 'monthly'")
})

describe('a rate on things of a kind', () => {
  rental.says("What's the cancelation rate on monthly reservations?", "reservation_type = 'monthly'")
  rental.never('revenue on weekly stays', 'date_trunc')
  rental.never('report on monthly bookings', "'monthly'")
})
