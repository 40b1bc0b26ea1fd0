import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('which of two it happens to more often', () => {
  shop.says('Do PayPal orders get refunded more often than credit card orders?', 'AS refund_rate', "'paypal'")
  shop.says('are electronics more likely to be refunded than books', 'AS refund_rate', "'Books'")
  rental.says('are beach houses cancelled less often than cabins', 'AS cancellation_rate')
  shop.says('are refunds more common for PayPal than for credit card', 'AS refund_rate', "'paypal'")
  shop.declines('are refunds more common on weekends than not')
  rental.declines('do beach houses get damaged more often than cabins')
  rental.declines('are more homes cancelled than villas')
})

describe('how often each of them', () => {
  rental.says('how often does each kind of place get favorited', 'count(*) AS favorites', 'property_type')
  shop.says('how often do orders get refunded', 'AS refund_rate')
  homes.says('how often do homes sell above asking', 'AS over_asking_rate')
})
