import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('what happens on the site, side by side', () => {
  shop.says('sessions + page views on the site, past 7 days', 'AS sessions', 'AS page_views')
  shop.says('sessions, page views and add to carts past 7 days', 'AS page_views', 'AS adds_to_cart')
  shop.says('sessions and page views by day, past week', 'GROUP BY date_trunc')
  // Orders are of another world.
  shop.declines('sessions and purchases past 7 days')
})
