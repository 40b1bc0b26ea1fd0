import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('visits that got as far as one step and not to the next', () => {
  const cart = 'adds_to_cart >= 1 AND purchase_events = 0'
  const checkout = 'checkouts >= 1 AND purchase_events = 0'
  shop.says("how many people added to the cart but didn't buy", cart)
  shop.says('how many people put stuff in their cart and then left without buying last month', cart)
  shop.says('how many shoppers got to checkout and bailed', checkout)
  shop.says("how many people started checking out but didn't complete the purchase", checkout)
  shop.says(
    'Of the visits that put something into the cart, how many never reached checkout?',
    'checkouts = 0',
  )
  shop.says('how many visitors looked at products but never added anything to cart', 'adds_to_cart = 0')
  shop.declines("how many customers added to cart but didn't order")
})

describe('one step and then another, in the same visit', () => {
  shop.says('how many sessions searched and then added to cart', 'searches >= 1 AND adds_to_cart >= 1')
  shop.says(
    'how many sessions removed from cart but still purchased',
    'cart_removals >= 1 AND purchase_events >= 1',
  )
})

describe('a checkout is one that was started', () => {
  const hour = 'extract(hour FROM created_at)::int AS hour'
  shop.says('what hour of the day do the most checkouts get started', hour, "'checkout_started'", 'LIMIT 1')
  shop.says('how many checkouts were started last week', "event_type = 'checkout_started'")
  shop.says('what time of day do people add to cart most', hour, 'count(*) AS adds_to_cart')
})

describe('visits that end without a purchase', () => {
  const none = 'checkouts >= 1 AND purchase_events = 0'
  shop.says('count the sessions where the checkout was started but at the end no purchase was made', none)
  shop.says('how many sessions where a checkout was begun but nothing was bought last week', none)
  shop.says('how many searches were done on the site yesterday', "event_type = 'search'")
})

shop.says(
  'what hour of the day do most people start checking out',
  "event_type = 'checkout_started'",
  'LIMIT 1',
)

shop.says('sessions that searched and bought', '>= 1 AND', 'AS searches', 'AS purchase_events')
