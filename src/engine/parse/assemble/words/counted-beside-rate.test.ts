// What is counted beside a rate is of its part, and the rate of all.
import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a state with its count and its rate', () => {
  const refunds = "count(*) FILTER (WHERE status = 'refunded') AS refunds"
  shop.says('how many orders were refunded and the refund rate', refunds, 'AS refund_rate')
  shop.says('how many purchases were refunded, the dollars refunded and the refund rate', refunds, 'sum(')
  shop.says('refunded orders and the refund rate', refunds, 'AS refund_rate')
  shop.says('number of cancelled orders and cancellation rate', 'AS cancelled_orders')
  rental.says('how many bookings were cancelled and the cancellation rate', 'AS cancellations')
  rental.says('cancelled bookings and cancellation rate by city', 'AS cancellations', 'GROUP BY l.city')
})

describe('a rate beside what is not of its part', () => {
  shop.says('how many orders and the refund rate', 'count(*) AS orders', 'AS refund_rate')
  shop.says('refund rate of refunded orders', 'AS refund_rate')
  shop.never('who refunds? refund rate by state', 'AS refunds')
  shop.declines('how many units were refunded and the refund rate')
})
