import { expect, test } from 'vitest'
import { read, sqlOf } from '#tests/support/demo-engines.ts'

test('of what closed this year, all of it is sold', () =>
  expect(read('real_estate', 'as a percentage of all', 'sales by area this year').kind).toBe('declined'))

test('a part of those sales is a share', () =>
  expect(sqlOf('real_estate', 'share of sales this year that were above asking, by area')).toContain(
    'share_pct',
  ))

test('the wider of two limits on one number tells what all are', () => {
  const two = 'what percent of customers with at least one completed order have at least two completed orders'
  expect(read('ecommerce', two).kind).toBe('declined')
  expect(sqlOf('ecommerce', 'what percent of customers have at least two completed orders')).toContain('>= 2')
})

test('a rate of what it counts itself is no rate', () => {
  const both =
    'products with 5 or more refunded orders and a refund rate over 10 percent. name, refunded orders, rate'
  expect(read('ecommerce', both).kind).toBe('declined')
  expect(sqlOf('ecommerce', 'products with at least 30 orders and a refund rate over 10%')).toContain(
    'AS refund_rate',
  )
})
