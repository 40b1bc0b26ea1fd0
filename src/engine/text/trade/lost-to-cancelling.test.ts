import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('what was cancelled, in money', () => {
  const cancelled = ['sum(total_price)', "status = 'cancelled'"]
  rental.says(
    'Could you please tell me how many dollars we lost in total on cancelled stays with check-in this year?',
    ...cancelled,
    "'2026-01-01'",
  )
  rental.says(
    "How many bucks were this year's cancelled bookings worth all together?",
    ...cancelled,
    "'2026-01-01'",
  )
  rental.says(
    'How much is the total of the bookings cancelled of this year, in dollars?',
    ...cancelled,
    "'2026-01-01'",
  )
  rental.says(
    'can you um add up the price of everything that cancelled on us in 2025',
    ...cancelled,
    "'2025-01-01'",
  )
  shop.says(
    'how much money did we lose on refunded orders last month',
    'sum(total_amount)',
    "status = 'refunded'",
  )
  rental.declines('how many dollars did we lose on empty nights')
})
