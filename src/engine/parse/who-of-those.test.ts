import { expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'

test('who ordered the most, after orders, is none of the orders', () => {
  expect(sqlOf('ecommerce', 'who ordered the most', 'orders last month')).toBe('declined')
  expect(sqlOf('ecommerce', 'who ordered the most', 'orders by state last month')).toBe('declined')
})
