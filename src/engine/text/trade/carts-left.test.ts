import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('carts that were left', () => {
  shop.says('What proportion of carts is left behind without a purchase?', 'AS cart_abandonment_rate')
  shop.says('share of carts that are abandoned without a purchase', 'AS cart_abandonment_rate')
})

describe('something in the cart, and nothing bought', () => {
  shop.says('how many percent put something in the cart and then dont buy', 'AS cart_abandonment_rate')
  shop.says('what percentage of people add to cart but never buy', 'AS cart_abandonment_rate')
  shop.says(
    'of the sessions that put something in the cart how many percent did not buy',
    'AS cart_abandonment_rate',
  )
  shop.says('how many percent of people leave their cart without buying', 'AS cart_abandonment_rate')
  shop.never('what percent of sessions put something in the cart', 'cart_abandonment_rate')
  shop.never('what share of customers never ordered', 'cart_abandonment_rate')
})
