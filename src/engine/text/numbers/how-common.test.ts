import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('how common something is', () => {
  homes.says('How common are pools among the homes for sale right now, in percent?', "'COP'", 'share_pct')
  homes.says('How common are pools in Sea Oaks?', "'Sea Oaks'", 'share_pct')
  shop.says('How common are refunds among PayPal orders?', "'paypal'", 'AS refund_rate')
  rental.says('How common are cancellations?', 'AS cancellation_rate')
  homes.says('how common are four bedrooms among active homes', 'beds = 4', 'share_pct')
  homes.declines('how common are fireplaces among homes for sale')
  homes.declines('How common are 3 bedroom homes?')
  rental.says('what is the most common property type?', 'GROUP BY property_type', 'LIMIT 1')
})
