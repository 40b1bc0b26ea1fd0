import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what is supposed of one that is named', () => {
  rental.says(
    'is the Foxglove Cottage available',
    'SELECT title, status',
    "WHERE title = 'Foxglove Cottage' ORDER",
  )
  homes.says('does 461 Whelk Way have a pool', 'has_pool FROM', "WHERE address = '461 Whelk Way' ORDER")
  homes.says('is 148 Church Street still active', 'status FROM', "WHERE address = '148 Church Street' ORDER")
  shop.says('has order ORD-100245 been refunded', "WHERE order_number = 'ORD-100245' ORDER")
})

describe('what is supposed of nobody by name', () => {
  rental.says('is there anything available in Aspen', "status = 'available'", "city = 'Aspen'")
})
