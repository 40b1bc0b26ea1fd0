import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('the sum of a column over the rows that are named', () => {
  rental.says('total price of all bookings', "status <> 'cancelled'", "reservation_type <> 'viewing'")
  shop.never('total amount of all orders', 'WHERE')
  shop.says('total amount of all refunded orders', "status = 'refunded'")
  rental.says('revenue of all bookings', "status IN ('confirmed', 'completed')")
})

describe('a state before the name of things', () => {
  homes.says(
    'areas with more than 20 active homes and their average price',
    "WHERE status = 'COP' GROUP BY subdivision HAVING count(*) > 20",
  )
})

homes.says(
  'top 3 areas by number of sales with their avg beds',
  'round(avg(beds), 2)',
  "WHERE status = 'SLD'",
)
