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
  shop.declines('p90 of the weather')
})

describe('several percentiles of one number', () => {
  homes.says(
    '25th pctile, median, 75th pctile of ask on actives',
    'percentile_cont(0.25)',
    'percentile_cont(0.5)',
    'percentile_cont(0.75)',
    'ORDER BY ask_price',
    "status = 'COP'",
  )
  shop.says('p25 and p75 of order value', 'percentile_cont(0.25)', 'percentile_cont(0.75)')
  shop.never('p25 and p75 of order value', 'percentile_cont(0.5)')
  homes.says('25th and 75th percentiles of days on market by subdivision', '(0.25)', '(0.75)', 'GROUP BY')
  rental.says('10th, 50th and 90th percentile of nights per stay', '(0.1)', '(0.5)', '(0.9)')
  shop.declines('p90 order value and median units per order')
  rental.says('upper and lower quartile of nightly rate', '(0.75)', '(0.25)')
  shop.declines('customers between the 25th and 75th percentile of lifetime value')
  shop.declines('difference between p25 and p75 of order value')
})

test('what goes on from a percentile is of the same one', () => {
  expect(sqlOf('ecommerce', 'by month', 'p90 of order value')).toContain('percentile_cont(0.9)')
  expect(sqlOf('ecommerce', 'revenue by month', 'p90 of order value')).not.toContain('percentile_cont')
})

test('the median behind a percentile is not the percentile again', () => {
  const after = read('ecommerce', 'the median order value, then', 'p90 of order value')
  expect(after.kind === 'plan' ? after.sql : '').not.toContain('percentile_cont(0.9)')
})
