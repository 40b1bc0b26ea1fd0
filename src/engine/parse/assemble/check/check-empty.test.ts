import { describe, expect, test } from 'vitest'
import { shop } from '#tests/support/patterns.ts'
import { sqlOf } from '#tests/support/demo-engines.ts'

describe('none of something, of nothing that is named', () => {
  shop.declines('zero orders in the past 90 days but in stock: product, qty')
  shop.says('how many customers in Texas with 0 orders by city', 'total_orders = 0', 'GROUP BY city')
})

test('what is there and is missing as well is not asked of', () =>
  expect(
    sqlOf(
      'real_estate',
      'pool but no rental income?',
      'how many listings report rental income but have no pool',
    ),
  ).toBe('declined'))
