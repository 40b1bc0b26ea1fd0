import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('how many, as a percentage', () => {
  shop.says(
    'How many shopping carts were abandoned over the past 30 days, as a percentage?',
    'cart_abandonment_rate',
  )
  homes.says('how many homes have a pool, in percent', '100.0 *')
})

describe('what nobody wanted, and what somebody is worth', () => {
  shop.says('Is there anything in the shop that nobody has ever ordered?', 'coalesce(q1.orders, 0) = 0')
  shop.says(
    "What's a customer with ten or more orders worth to us on average over their lifetime?",
    'avg(lifetime_value)',
    'total_orders >= 10',
  )
})

homes.says(
  'Which three homes closed in the past 12 months with the biggest discount, in percent of the ask price?',
  'ORDER BY discount_percent DESC',
)

shop.says('so how many of our Texas shoppers come back for a second order, as a share?', "WHERE state = 'TX'")
