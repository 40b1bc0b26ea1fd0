import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('the most, by a rate', () => {
  rental.says(
    'Which property type gets cancelled the least, as a cancellation rate?',
    'ORDER BY cancellation_rate, ',
  )
  rental.says('which city has the most cancellations by rate', 'ORDER BY cancellation_rate DESC', 'LIMIT 1')
  shop.says('which brand gets refunded the most, in terms of refund rate', 'ORDER BY refund_rate DESC')
  rental.says('How is the percentage of cancellation in each kind of house?', 'AS cancellation_rate')
  rental.says(
    'Cancelled / total reservations by property type',
    'AS cancellation_rate',
    'GROUP BY l.property_type',
  )
  rental.never('which city has the most cancellations', 'cancellation_rate')
})
