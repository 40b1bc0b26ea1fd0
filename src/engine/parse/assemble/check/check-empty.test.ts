import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('none of something, of nothing that is named', () => {
  shop.declines('zero orders in the past 90 days but in stock: product, qty')
  shop.says('how many customers in Texas with 0 orders by city', 'total_orders = 0', 'GROUP BY city')
})
