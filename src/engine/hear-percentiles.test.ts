import { describe, expect, test } from 'vitest'
import { read, sqlOf } from '#tests/support/demo-engines.ts'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('percentiles', () => {
  shop.says(
    'P90 of completed order amount',
    'percentile_cont(0.9)',
    "status = 'completed'",
    'p90_total_amount',
  )
  shop.says('90th percentile of order value by category', 'percentile_cont(0.9)', 'GROUP BY pr.category')
  shop.says('p90 of refunded order amounts', "status = 'refunded'")
  homes.says('p75 of sold price ytd', 'percentile_cont(0.75)', 'ORDER BY sold_price')
  homes.says('upper quartile of days on market for actives', 'percentile_cont(0.75)', "status = 'COP'")
  rental.says('25th percentile of nights per stay', 'percentile_cont(0.25)')
  rental.says('50th percentile of nightly rate', 'AS median_price')
  rental.says('median nightly rate', 'percentile_cont(0.5)')
})

describe('what is no number at such a place', () => {
  shop.declines('customers in the top 10 percentile')
  shop.declines('orders above the 90th percentile of order value')
  shop.declines('p25 and p75 of order value')
  shop.declines('median and p90 order value')
  shop.declines('p90 of the weather')
})

test('what goes on from a percentile is of the same one', () => {
  expect(sqlOf('ecommerce', 'by month', 'p90 of order value')).toContain('percentile_cont(0.9)')
  expect(sqlOf('ecommerce', 'revenue by month', 'p90 of order value')).not.toContain('percentile_cont')
})

test('the median behind a percentile is not the percentile again', () => {
  const after = read('ecommerce', 'the median order value, then', 'p90 of order value')
  expect(after.kind === 'plan' ? after.sql : '').not.toContain('percentile_cont(0.9)')
})
