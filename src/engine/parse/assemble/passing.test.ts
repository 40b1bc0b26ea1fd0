import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('what passes with the day is looked for in that time only', () => {
  const yesterday = "a.created_at >= DATE '2026-11-14'"
  shop.says('how many sessions had no purchase yesterday', yesterday, 'purchase_events = 0')
  shop.says('how many visitors left without buying yesterday', yesterday)
  shop.says('sessions without an add to cart yesterday', yesterday, 'coalesce(q1.adds_to_cart, 0) = 0')
})

describe('what stays is there at any time', () => {
  rental.never('which homes had no bookings last month', 'l.created_at')
  shop.never('customers who did not order last month', 'b.created_at')
})
