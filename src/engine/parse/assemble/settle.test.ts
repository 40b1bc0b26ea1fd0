import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a number of each kind that is named', () => {
  rental.says(
    'how many short stays, weekly stays and monthly stays did we have in 2025',
    'GROUP BY reservation_type',
  )
  shop.says('how many completed, pending and cancelled orders do we have', 'GROUP BY status')
  shop.never('how many orders were paid with paypal, apple pay or google pay', 'GROUP BY')
})
