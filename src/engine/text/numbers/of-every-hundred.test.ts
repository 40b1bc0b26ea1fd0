import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('out of every hundred', () => {
  shop.says('Out of every hundred orders, how many do we end up refunding?', "'refunded'", 'share_pct')
  shop.says('how many of every 100 orders are refunded?', "'refunded'", 'share_pct')
  rental.says('how many reservations out of a hundred were cancelled last year?', "'cancelled'", 'share_pct')
  homes.says('out of every hundred homes for sale, how many have a pool?', 'has_pool', 'share_pct')
  rental.declines('out of every ten bookings, how many are cancelled?')
  shop.says('which products have 100 or more in stock', 'stock_quantity >= 100')
})
