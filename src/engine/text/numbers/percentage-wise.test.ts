import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('where it happens most, percentage wise', () => {
  rental.says(
    'um so like percentage wise which state gets cancelled on the most and uh whats the percentage',
    'AS cancellation_rate',
    'GROUP BY l.state',
    'LIMIT 1',
  )
  shop.says('which brand gets returned the most, percentage wise', 'AS refund_rate', 'LIMIT 1')
  shop.says('which category has the lowest percentage of refunds', 'ORDER BY refund_rate, pr.category')
  rental.says('which state gets cancelled on the most', 'count(*)', "status = 'cancelled'")
})

describe('a part of all of them is no rate', () => {
  rental.never('which state has the highest share of all cancellations', 'cancellation_rate')
  rental.never('what percentage of cancellations come from each state', 'cancellation_rate')
  shop.never('which brand has the most refunds', 'refund_rate')
})
