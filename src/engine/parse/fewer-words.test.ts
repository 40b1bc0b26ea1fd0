import { expect, test } from 'vitest'
import type { DemoType } from '#contract/demos.ts'
import { sqlOf } from '#tests/support/demo-engines.ts'

const chats: readonly (readonly [string, DemoType, string, string, RegExp])[] = [
  [
    'others are meant',
    'ecommerce',
    'how many orders were cancelled last month',
    'no the refunded ones',
    /status = 'refunded'/,
  ],
  [
    'those are left out',
    'ecommerce',
    'how many orders were placed last month',
    'no refunded ones',
    /status <> 'refunded'/,
  ],
  [
    'other groups are meant',
    'ecommerce',
    'orders last month by status',
    'by payment method, not status',
    /GROUP BY payment_method/,
  ],
  [
    'so many are kept',
    'real_estate',
    'Average sold price by subdivision',
    'sort that high to low and keep 4',
    /avg\(sold_price\) DESC.*LIMIT 4/,
  ],
  [
    'the other end is wanted',
    'ecommerce',
    'top 5 products by revenue this year',
    'uh flip that around i want the lowest ones',
    /LIMIT 5/,
  ],
  [
    'only those stay',
    'real_estate',
    'average sold price by subdivision this year',
    'hmm leave only the villages in please, no need for the rest',
    /ILIKE '%Village%'/,
  ],
]

test.each(chats)('%s', (_, demo, before, question, expected) =>
  expect(sqlOf(demo, question, before)).toMatch(expected),
)
