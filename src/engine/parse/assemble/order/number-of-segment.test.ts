import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('how many such things', () => {
  shop.says('how many carts got abandoned last week', 'AS abandoned_carts', "created_at >= DATE '2026-11-02'")
  shop.says('abandoned checkouts by day last week', 'AS abandoned_checkouts', 'GROUP BY day')
  shop.says('how many sessions had an abandoned cart last week', 'AS abandoned_carts')
})
