import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('carts that were left', () => {
  shop.says('What proportion of carts is left behind without a purchase?', 'AS cart_abandonment_rate')
  shop.says('share of carts that are abandoned without a purchase', 'AS cart_abandonment_rate')
})
