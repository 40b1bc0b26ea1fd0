import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('days that are counted up to Sunday are all of the week', () => {
  shop.says('what did we make on mondays, on tuesdays, all the way through sunday', 'AS weekday')
  rental.says('how many check-ins on a monday, a tuesday and so on through the week', 'AS weekday')
  rental.says('monday through sunday, how many bookings checked in on each day last year', 'AS weekday')
  shop.never('revenue monday through friday', 'AS weekday')
  rental.never('check-ins on monday and tuesday this year', 'AS weekday')
})

describe('the days of the week in their own order', () => {
  shop.says('revenue for each day of the week please, monday to sunday', 'ORDER BY extract(isodow')
  shop.says('orders by day of week, monday first', 'ORDER BY extract(isodow')
  shop.says('revenue by weekday monday to friday', 'IN (1, 2, 3, 4, 5)')
  // No week of the answer begins with a Sunday.
  shop.declines('orders per weekday sunday to saturday')
})
