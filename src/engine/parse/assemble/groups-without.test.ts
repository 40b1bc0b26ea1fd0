import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('groups that lack something', () => {
  rental.says('Which cities had no bookings last month?', 'GROUP BY l.city', 'coalesce(q1.bookings, 0) = 0')
  homes.says('which area has no homes under contract', "status = 'SCO'", 'coalesce(q1.listings, 0) = 0')
  homes.says('Is there a neighborhood where nothing at all is for sale?', "status = 'COP'", '= 0')
  homes.says('which areas have no pools?', 'WHERE has_pool', '= 0')
  shop.says('Which products had no orders last month?', 'GROUP BY pr.id')
  homes.declines('nothing for sale in Old Town?')
})

describe('nothing that is still to come', () => {
  rental.says('which homes have nothing coming up', "r.check_in >= DATE '2026-11-16'", 'bookings, 0) = 0')
  rental.says('guests with nothing upcoming', "check_in >= DATE '2026-11-16'", 'bookings, 0) = 0')
})
