import { expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'

const both = [
  'put last year next to it',
  'and last year beside it',
  "show last year's revenue next to it",
  'add last year',
  'add last year for comparison',
]

test.each(both)('"%s" keeps the year before and shows another', question => {
  const sql = sqlOf('vacation_rental', question, 'revenue by city this year')
  expect(sql).toContain('revenue_2026')
  expect(sql).toContain('revenue_2025')
})

test('another column is shown in the order that is asked for', () => {
  const before = 'show me the confirmed monthly stays, guest and check-in date'
  const sql = sqlOf('vacation_rental', 'put the total price next to it, most expensive first', before)
  expect(sql).toContain('SELECT guest_name, check_in, total_price')
  expect(sql).toContain('ORDER BY total_price DESC')
})

test('the year before alone takes the place of this one', () => {
  const sql = sqlOf('vacation_rental', 'and last year?', 'revenue by city this year')
  expect(sql).not.toContain("2026-01-01' AND r.check_in < DATE '2027")
  expect(sql).toContain("DATE '2025-01-01'")
})
