import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('several kinds of what happens on a site', () => {
  const searches = "FILTER (WHERE event_type = 'search') AS searches"
  shop.says('searches, add to carts and checkouts last week', searches, 'AS adds_to_cart', 'AS checkouts')
  shop.says('how many searches, add to carts and checkouts last week', searches, 'AS checkouts')
  shop.says('searches and purchases last week', searches, "FILTER (WHERE event_type = 'purchase')")
  rental.says('views, clicks and inquiries last week', 'AS views', 'AS clicks', 'AS inquiries')
  rental.says('homes with views but no inquiries', 'coalesce(q1.inquiries, 0) = 0')
})
