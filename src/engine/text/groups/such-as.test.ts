import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('what comes to mind is no limit', () => {
  shop.never('revenue for each payment method, like paypal and apple pay, that kind of thing', 'apple_pay')
  rental.never(
    'bookings for each property type, such as cabins and lofts, that sort of thing',
    "'mountain_cabin'",
  )
  shop.says('revenue by month for payment methods like paypal', "'paypal'")
})
