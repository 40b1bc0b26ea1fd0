import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('events, how many in total', () => {
  shop.says(
    'Cart adds, previous month, total count',
    "event_type = 'add_to_cart'",
    'count(*)',
    "'2026-10-01'",
  )
  shop.says(
    'ATC events (add to cart) in the prior month, total',
    "event_type = 'add_to_cart'",
    'count(*)',
    "'2026-10-01'",
  )
  shop.says('searches, this week, total', "event_type = 'search'", 'count(*)')
  rental.says('inquiries, last month, total count', "'inquiry'", 'count(*)', "'2026-10-01'")
  shop.says(
    'How many searches, add-to-carts and purchase events did the site log last week?',
    'AS searches',
    'AS adds_to_cart',
    "'purchase'",
  )
  shop.never('orders, last month, total', 'add_to_cart')
})
