import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('days that are counted up to Sunday are all of the week', () => {
  shop.says('what did we make on mondays, on tuesdays, all the way through sunday', 'AS weekday')
  rental.says('how many check-ins on a monday, a tuesday and so on through the week', 'AS weekday')
  rental.says('monday through sunday, how many bookings checked in on each day last year', 'AS weekday')
  shop.never('revenue monday through friday', 'AS weekday')
  rental.never('check-ins on monday and tuesday this year', 'AS weekday')
})
