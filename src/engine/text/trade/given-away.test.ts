import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('sums by another name', () => {
  const discount = 'pu.quantity * pr.price'
  shop.says('how much did we give away in discounts this year on completed orders', discount, "'completed'")
  shop.says(
    'how much did we give away in discounts this year? thats price times qty minus what they paid, for completed orders',
    discount,
  )
  shop.says(
    'how much money is lying on the shelf in products rated lower than 3.5 stars',
    'price * stock_quantity',
  )
  rental.says(
    'how much money walked out the door this year because people cancelled, like the total of those bookings',
    "status = 'cancelled'",
    'sum(total_price)',
  )
  rental.says('how much money did we lose this year because people cancelled', 'sum(total_price)')
  shop.never('how much money did we make this year', 'stock_quantity')
})
