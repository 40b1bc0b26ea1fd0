import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('what is there and what is not', () => {
  rental.says(
    'homes without bookings and inquiries',
    'coalesce(q1.bookings, 0) = 0',
    'coalesce(q2.inquiries, 0) = 0',
  )
  rental.never('guests without bookings and viewings', '>= 1')
  shop.never('which products priced over $200 have never had a refunded order', '> 0')
})
