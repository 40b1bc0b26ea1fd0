import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a rate with its name and a time before its formula', () => {
  shop.says(
    'ATC rate past 30 days = sessions w/ an add_to_cart / sessions w/ a product_view',
    "FILTER (WHERE event_type = 'add_to_cart')",
    "FILTER (WHERE event_type = 'product_view')",
    'AS ratio_pct',
    'created_at >=',
  )
  shop.says(
    'ATC rate by month = sessions w/ add to cart / all sessions, %, month of the event',
    'AS ratio_pct',
    "date_trunc('month'",
  )
  shop.says(
    'checkout drop-off %: sessions that started checkout w/o a purchase / sessions that started checkout',
    'AS checkout_abandonment_rate',
  )
  shop.says(
    'Sessions with add-to-cart and no purchase / sessions with add-to-cart, %',
    'AS cart_abandonment_rate',
  )
  shop.says('sell-through by category: units sold / (units sold + on hand)', '100.0 *', 'AS sell_through')
})

describe('a rate by one of its names', () => {
  shop.says('cart abandon. rate for October', 'AS cart_abandonment_rate')
  shop.says('Which is our rate of abandonned carts?', 'AS cart_abandonment_rate')
  shop.says('site CR last wk', 'AS conversion_rate')
  shop.says('add to cart rate last month', 'AS add_to_cart_rate')
  shop.says('repeat cust % of total', 'AS repeat_customer_rate')
  shop.says('repeat rate: repeat customers over total customers', 'AS repeat_customer_rate')
  shop.says(
    'what share of all our customers ever came back for at least a second order',
    'total_orders >= 2) AS part',
  )
  shop.says('of sessions w/ an add to cart, % that also removed something', "'remove_from_cart') AS reached")
})

describe('what only looks like one', () => {
  shop.never('which customers came back for a second order in 2026', 'repeat_customer_rate')
  shop.never('# sessions that removed something from the cart and still bought', 'share')
  rental.says('conversion rate by device = inquiries / views', 'AS conversion_rate', 'GROUP BY device_type')
})
