import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('one limit says of which, and the other is the part', () => {
  shop.says(
    'among sessions with at least one search, what percent had at least one add to cart',
    'FILTER (WHERE adds_to_cart >= 1)',
    'WHERE searches >= 1',
  )
  shop.says(
    'of customers with at least 2 refunds, what share has more than 3 cancelled orders',
    'FILTER (WHERE cancelled_orders > 3)',
    'WHERE refunds >= 2',
  )
  rental.says(
    'of guests with at least 2 stays, what percent have at least 3 stays',
    'FILTER (WHERE stays >= 3)',
    'WHERE stays >= 2',
  )
})

describe('two limits of one number', () => {
  shop.says(
    'of customers with at least 3 orders, what percent have at least 5 orders',
    'FILTER (WHERE total_orders >= 5)',
    'WHERE total_orders >= 3',
  )
  homes.says(
    'of the homes over 500k, what share is over 1 million',
    'FILTER (WHERE price > 1000000)',
    'WHERE price > 500000',
  )
})

shop.says(
  'share of sessions with at least one search and at least one add to cart',
  'searches >= 1 AND adds_to_cart >= 1',
)
