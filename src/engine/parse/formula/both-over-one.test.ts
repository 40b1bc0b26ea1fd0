import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('of those below the line, so many did the other thing as well', () => {
  shop.says(
    'search CVR: sessions w/ a search AND a purchase / sessions w/ a search',
    "bool_or(event_type = 'search') AS counted",
    "bool_or(event_type = 'purchase') AS reached",
  )
  shop.says(
    'sessions with an add to cart and a checkout / sessions with an add to cart',
    "bool_or(event_type = 'add_to_cart') AS counted",
  )
  shop.says('search cvr by month', "bool_or(event_type = 'search') AS counted", 'month')
  shop.says('sessions with a purchase / sessions', 'count(DISTINCT session_id)')
})
