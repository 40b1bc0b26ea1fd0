import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('having it, and having none', () => {
  rental.says('homes saddled with 10 or more cancelled reservations', 'HAVING count(*) >= 10')
  homes.says('homes for sale flaunting a pool', 'has_pool')
  homes.says('Which subdivisions are barren of homes under contract', "status = 'SCO'")
  rental.says('homes that have never once lured a monthly booking', "reservation_type = 'monthly'")
  rental.declines('homes bare of furniture')
})

describe('money that is lost', () => {
  rental.says(
    'how much money evaporated through cancelled reservations in 2025',
    "status = 'cancelled'",
    'sum(total_price)',
  )
  shop.says(
    'how much did we hemorrhage through refunds last year',
    "status = 'refunded'",
    'sum(total_amount)',
  )
  shop.declines('how much money disappeared')
})
