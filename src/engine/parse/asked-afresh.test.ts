import { expect, test } from 'vitest'
import type { DemoType } from '#contract/demos.ts'
import { sqlOf } from '#tests/support/demo-engines.ts'

const chats: readonly (readonly [string, DemoType, string, string, RegExp])[] = [
  [
    'another share is of all again',
    'vacation_rental',
    'What percentage of bookings check in on a Friday or Saturday?',
    'And what percentage check out on a Monday?',
    /^(?!.*FROM check_in).*FROM check_out/,
  ],
  [
    'another share is of the same time',
    'ecommerce',
    'what percentage of orders were refunded last month?',
    'and what percentage were cancelled',
    /status = 'cancelled'.*2026-10-01/,
  ],
  [
    'a share of those is of those',
    'real_estate',
    'what percentage of listings have a pool?',
    'what percentage of those are active',
    /FILTER \(WHERE status = 'COP'\).*WHERE has_pool/,
  ],
  [
    'a number is swapped for another',
    'ecommerce',
    'Which 5 states brought in the most revenue in 2025?',
    'swap revenue for # orders, keep it at 5',
    /count\(\*\) AS orders.*LIMIT 5/,
  ],
  [
    'the cities they are in are groups',
    'ecommerce',
    'How many customers on file have never completed a purchase?',
    'which cities are they in, and how many in each',
    /GROUP BY city/,
  ],
  ['so many of them', 'ecommerce', 'top 10 products this year', 'ok cool but just three though', /LIMIT 3/],
  [
    'orders in dollars are revenue',
    'ecommerce',
    'how many orders do you get on each weekday',
    'ok and in dollars instead?',
    /sum\(total_amount\) AS revenue.*status = 'completed'/,
  ],
  [
    'refunded orders in dollars are none',
    'ecommerce',
    'refunded orders by month this year',
    'in dollars',
    /status = 'refunded'/,
  ],
]

test.each(chats)('%s', (_, demo, before, question, expected) =>
  expect(sqlOf(demo, question, before)).toMatch(expected),
)
