import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('the average of the own group', () => {
  shop.never(
    'which products have no stock left and cost more than the average of their category',
    'x.stock_quantity',
  )
  homes.says('active homes priced above the average of their subdivision', "x.status = 'COP'")
  rental.says(
    'bookings above the average in their city',
    'avg(x.total_price) FROM reservations x JOIN property_listings x_l ON x_l.id = x.property_id',
  )
})
