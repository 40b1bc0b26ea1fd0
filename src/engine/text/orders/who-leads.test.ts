import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('who is ahead of two', () => {
  shop.says(
    "apple pay or google pay, who's ahead this year? orders and AOV for both",
    "IN ('apple_pay', 'google_pay')",
    'count(*)',
    'avg(total_amount)',
    "'2026-01-01'",
  )
  shop.says("who's ahead this year, Aurora or Kestrel? revenue for both", 'AS revenue', 'GROUP BY pr.brand')
  shop.declines('which is ahead this year, Aurora or Kestrel')
  shop.declines("paypal or credit card, who's winning")
})
