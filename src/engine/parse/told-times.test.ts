import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('how a time was is told, and the time is asked about', () => {
  shop.says('October was rough. How many orders did we get?', "DATE '2026-10-01'")
  shop.says('Yesterday felt quiet. How many orders did we get that day?', "DATE '2026-11-14'")
  homes.says('Last year was a weird year for us, how many homes did we close?', "DATE '2025-01-01'")
  rental.says('August felt dead to me, how many bookings did we have that month?', "DATE '2026-08-01'")
})

describe('it is not the time of another question', () => {
  shop.never('October was rough. What was revenue in September?', "'2026-11-01'")
  rental.never('Yesterday was my birthday. How many bookings do we have in total?', 'DATE')
  homes.declines('Yesterday was awful. How many homes are for sale?')
})

// Which summer is not said, and it may well be meant.
homes.declines('We had a terrible summer. How many homes did we sell?')
homes.declines('The winter was hard on us. How many homes did we sell?')
homes.says('We are planning the spring mailing. How many homes are for sale?', "status = 'COP'")
