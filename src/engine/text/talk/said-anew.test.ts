import { expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'

test.each([
  'no, by quarter',
  'i meant by quarter',
  'in quarters',
  'switch to quarterly',
  'change it to quarters',
  'roll it up by quarter',
  'not by month, by quarter',
  'quarters instead of months',
])('"%s" groups the answer before anew', question => {
  const sql = sqlOf('vacation_rental', question, 'revenue by month last year')
  expect(sql).toContain("date_trunc('quarter'")
  expect(sql).not.toContain("date_trunc('month'")
})

test('"i meant without a pool" turns the condition', () =>
  expect(
    sqlOf('real_estate', 'i meant without a pool', 'how many active homes with a pool in Old Town'),
  ).toContain('NOT has_pool'))

test('a limit that the one before excludes stands in its place', () => {
  const sql = sqlOf('real_estate', 'over $500k', 'how many active homes under $500k in Old Town')
  expect(sql).toContain('price > 500000')
  expect(sql).not.toContain('price < 500000')
})
