import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

const [cancelled, completed] = ["FILTER (WHERE status = 'cancelled')", "status = 'completed')"]

describe('two kinds of rows that somebody has are no states of one row', () => {
  rental.says(
    'How many guests cancelled a reservation but also have at least one completed stay?',
    cancelled,
    completed,
  )
  rental.says('how many guests cancelled at some point but also completed a stay', cancelled, completed)
  rental.says('guests with at least one completed stay who cancelled a reservation', cancelled, completed)
  rental.says('guests that cancelled a booking but have at least two completed stays', cancelled, '>= 2')
  rental.says('guests with a completed stay and a cancelled one', cancelled, completed)
  shop.says(
    'customers who cancelled an order but also have at least one completed order',
    "= 'cancelled') >= 1",
  )
  rental.says('how many guests cancelled but have never completed a stay', '= 0')
  rental.declines('how many repeat guests cancelled a booking')
  rental.declines('guests who cancelled a stay and rebooked')
})
