import { expect, test } from 'vitest'
import type { DemoType } from '#contract/demos.ts'
import { sqlOf } from '#tests/support/demo-engines.ts'

test.each<[DemoType, string, string, RegExp]>([
  [
    'real_estate',
    'average sold price in Old Town last year',
    'how many sales is that based on?',
    /^SELECT count\(\*\) AS sales.*'SLD'.*'Old Town'.*2025-01-01/,
  ],
  [
    'vacation_rental',
    'average nightly rate in Aspen',
    'how many homes is that based on',
    /^SELECT count\(\*\) AS listings.*'Aspen'$/,
  ],
  [
    'ecommerce',
    'revenue last month',
    'how many orders is that from',
    /^SELECT count\(\*\) AS orders.*'completed'.*2026-10-01/,
  ],
  [
    'ecommerce',
    'refund rate last month',
    'how many orders is that based on',
    /^SELECT count\(\*\) AS orders FROM ecommerce_purchases WHERE purchase_date/,
  ],
])('the rows of a number: %s, %s, then %s', (demo, before, question, sql) => {
  expect(sqlOf(demo, question, before)).toMatch(sql)
})
