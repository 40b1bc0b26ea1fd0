import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('the average such order against the average other one', () => {
  shop.says(
    'how much bigger is the average paypal order than one paid by credit card',
    "payment_method = 'paypal'",
    "payment_method = 'credit_card'",
    'AS difference',
  )
  shop.says('how much bigger is the average paypal order than an order paid with apple pay', "'apple_pay'")
  shop.says('how much higher is the average order in Texas than one in Florida', "'TX'", "'FL'")
})
