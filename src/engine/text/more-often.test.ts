import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('which of two it happens to more often', () => {
  shop.says('Do PayPal orders get refunded more often than credit card orders?', 'AS refund_rate', "'paypal'")
  shop.says('are electronics more likely to be refunded than books', 'AS refund_rate', "'Books'")
  rental.says('are beach houses cancelled less often than cabins', 'AS cancellation_rate')
  shop.says('are refunds more common for PayPal than for credit card', 'AS refund_rate', "'paypal'")
  shop.declines('are refunds more common on weekends than not')
  rental.declines('do beach houses get damaged more often than cabins')
  rental.declines('are more homes cancelled than villas')
})
