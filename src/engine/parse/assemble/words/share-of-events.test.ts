import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('a kind of event that is missing', () => {
  shop.says(
    'what percentage of sessions that put something in the cart end without a purchase',
    'cart_abandonment_rate',
  )
  shop.says('what share of sessions that started checkout left without buying', 'checkout_abandonment_rate')
  shop.never('what share of customers left without buying', 'session_id')
  shop.says(
    'sept 2026: % of sessions that put sth in cart but didnt buy, out of sessions w/ a cart',
    'cart_abandonment_rate',
  )
})

describe('a kind of event that is there', () => {
  shop.says(
    'Of the sessions that get as far as checkout, what percentage end in a purchase?',
    'checkout_completion_rate',
  )
  shop.says('what share of visits that made it to checkout went on to buy last month', "'checkout_started'")
  shop.says('of the sessions with a product view, what share added to cart', 'view_to_cart_rate')
  shop.says('what percent of sessions bought something', 'conversion_rate')
  shop.says(
    'checkout completion: of sessions w/ checkout_started, % that got to purchase, past 30 days',
    'checkout_completion_rate',
  )
})

describe('a single kind of event', () => {
  shop.says('Out of all sessions, what percent ever got to checkout_started?', 'checkout_rate')
  shop.never('what share of sessions had a purchase or a search', 'conversion_rate')
})

describe('events of which no rate is known', () => {
  shop.declines('share of sessions that viewed a product and added it to the cart')
  shop.never('what percent of sessions that bought had started checkout', 'checkout_completion_rate')
  shop.never(
    'checkout drop-off %: sessions that started checkout w/o a purchase / sessions that started checkout',
    'count(DISTINCT session_id)',
  )
})
