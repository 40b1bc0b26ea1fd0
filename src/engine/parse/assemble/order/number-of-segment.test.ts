import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('how many such things', () => {
  shop.says('how many carts got abandoned last week', 'AS abandoned_carts', "created_at >= DATE '2026-11-02'")
  shop.says('abandoned checkouts by day last week', 'AS abandoned_checkouts', 'GROUP BY day')
  shop.says('how many sessions had an abandoned cart last week', 'AS abandoned_carts')
})

describe('a share of carts is of the carts', () => {
  shop.says(
    'what percent of carts got abandoned last week',
    'AS cart_abandonment_rate',
    "created_at >= DATE '2026-11-02'",
  )
  shop.says('% of abandoned carts this month', 'AS cart_abandonment_rate')
  shop.says('out of all carts last month, how many percent were abandoned', 'AS cart_abandonment_rate')
  shop.never('what share of sessions had an abandoned cart', 'cart_abandonment_rate')
})
