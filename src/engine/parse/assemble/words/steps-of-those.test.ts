import { shop } from '#tests/support/patterns.ts'

const bought = "bool_or(event_type = 'search') AS counted, bool_or(event_type = 'purchase') AS reached"
shop.says('How many sessions used the search, and how many of those ended in a purchase?', bought)
shop.says('how many sessions had a search, and how many of those had a purchase', bought)
shop.says('of the sessions with a search, how many ended in a purchase', bought)
shop.says(
  'how many sessions viewed a product and how many of those added to cart',
  "bool_or(event_type = 'product_view') AS counted, bool_or(event_type = 'add_to_cart') AS reached",
)
shop.says('how many sessions put something in the cart, and how many of them never bought', 'abandoned_carts')
shop.says('how many sessions had a search and what share of those bought', 'AS search_conversion_rate')
shop.says(
  'in how many sessions did somebody take something out of the cart and still end up buying',
  "bool_or(event_type = 'remove_from_cart') AS counted, bool_or(event_type = 'purchase') AS reached",
)
shop.says('sessions where an item was removed from the cart and still bought, how many', 'cart_removals >= 1')
shop.says(
  'in how many sessions did someone take something out of the cart',
  "event_type = 'remove_from_cart'",
)
// A search is no purchase, whatever follows it.
shop.declines('how many searches were there and how many of those ended in a purchase')
// One kind alone is counted as it is.
shop.says('how many sessions ended in a purchase', 'count(DISTINCT session_id)', "event_type = 'purchase'")
shop.says('how many orders were paid by paypal and how many of those were refunded', "status = 'refunded'")
// A share from one step to the next, for each pair of them.
shop.says('What percentage of sessions with a search also added to the cart?', 'AS search_to_cart_share')
shop.says(
  'what percent of sessions that viewed a product started checkout',
  'AS product_view_to_checkout_share',
)
shop.says('of sessions with a search, what percent had no purchase', 'AS search_unbought_share')
for (const question of [
  'Of the sessions that put something in the cart, what percent also took something out again?',
  'what share of sessions with an add to cart removed something from the cart',
])
  shop.says(question, "bool_or(event_type = 'add_to_cart') AS counted", "'remove_from_cart') AS reached")
