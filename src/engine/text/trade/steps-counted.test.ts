import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('the steps of a visit, one after the other', () => {
  shop.says(
    'how many sessions had a search, how many an add to cart, how many started checkout and how many bought something',
    'GROUP BY event_type',
    "'search', 'add_to_cart', 'checkout_started', 'purchase'",
  )
  shop.says(
    'sessions per step: from product view to add to cart to purchase',
    "'product_view', 'add_to_cart', 'purchase'",
  )
  rental.says(
    'how many sessions had a view, how many a favorite, and how many an inquiry',
    "'view', 'favorite', 'inquiry'",
    'GROUP BY interaction_type',
  )
  shop.never('how many sessions had a purchase', 'GROUP BY event_type')
})
