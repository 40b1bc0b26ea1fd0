import { expect, test } from 'vitest'
import type { DemoType } from '#contract/demos.ts'
import { sqlOf } from '#tests/support/demo-engines.ts'

test.each<[DemoType, string, string, RegExp]>([
  [
    'ecommerce',
    'orders by category this year',
    'revenue instead',
    /sum\(pu\.total_amount\).*2026-01-01.*BY pr\.category/,
  ],
  [
    'vacation_rental',
    'Top 5 properties by revenue this year',
    'same list but by nights booked instead',
    /sum\(\(r\.check_out - r\.check_in\)\) AS total_nights.*2026-01-01.*LIMIT 5/,
  ],
  [
    'vacation_rental',
    'total revenue by state for 2025',
    'same split, but the average revenue per stay instead',
    /l\.state, round\(avg\(r\.total_price\), 2\).*2025-01-01/,
  ],
  [
    'vacation_rental',
    'revenue by month this year',
    'bookings instead',
    /month, count\(\*\) AS bookings FROM.*2026-01-01/,
  ],
  [
    'vacation_rental',
    'revenue by month this year',
    'use nights instead of revenue',
    /month, sum\(\(check_out - check_in\)\) AS total_nights FROM/,
  ],
  [
    'real_estate',
    'average price by area for actives',
    'days on market instead',
    /subdivision, round\(avg\(days_on_market\), 2\) AS \w+ FROM.*'COP'/,
  ],
  [
    'ecommerce',
    'top 5 brands by revenue',
    'units sold instead',
    /brand, sum\(pu\.quantity\) AS units_sold FROM.*LIMIT 5/,
  ],
  [
    'ecommerce',
    'orders by status this month',
    'in dollars instead',
    /status, sum\(total_amount\).*GROUP BY status/,
  ],
])('of %s, "%s", then "%s": another number of the same', (demo, before, question, sql) =>
  expect(sqlOf(demo, question, before)).toMatch(sql),
)

test('what was counted in each group gives way to another number', () => {
  expect(sqlOf('ecommerce', 'same again but revenue', 'orders by brand this year')).toMatch(
    /^SELECT pr\.brand, sum\(pu\.total_amount\) AS revenue/,
  )
  expect(sqlOf('real_estate', 'volume instead of sales', 'sales by area this year')).not.toContain('count(*)')
  expect(sqlOf('real_estate', 'same but average price', 'expired listings by area')).toContain(
    "status = 'EXP'",
  )
})
