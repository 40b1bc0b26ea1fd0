import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('an arrow', () => {
  shop.says('sold > 100 units but rated under 3.5 -> name, rating, units', 'pr.name, pr.rating, sum(')
  homes.says('actives in Old Town with a pool -> address, price', 'mls_number, address, price FROM')
  rental.says('avg booking window (date booked -> check-in) per property type', 'average_booking_window')
  rental.declines('views -> inquiries by device')
})

describe('a number sign before rooms', () => {
  rental.says('# 3br+ in tennessee', 'SELECT count(*)', 'bedrooms >= 3')
  homes.says('# 2 beds sold 2026', 'SELECT count(*)', 'beds = 2')
  rental.never('#3 home by revenue', 'bedrooms')
})
