import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a kind of things that has such rows', () => {
  rental.says('which cabins have cancelled bookings', "'mountain_cabin'", 'GROUP BY l.id')
  rental.says('which lofts have a pending reservation', "r.status = 'pending'", 'GROUP BY l.id')
  rental.says('show me lake houses with a cancelled stay this year', "'lake_house'", 'GROUP BY l.id')
  shop.says('books with refunded orders', "'Books'", 'GROUP BY pr.id')
  rental.never('bookings of cabins with cancelled status', 'GROUP BY')
  rental.never('revenue of cabins with cancelled bookings', 'GROUP BY')
})
