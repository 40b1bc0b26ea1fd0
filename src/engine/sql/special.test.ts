import { expect, test } from 'vitest'
import { read } from '#tests/support/demo-engines.ts'

test('how many of them come back is counted for each guest', () => {
  const reading = read('vacation_rental', 'what is our repeat guest rate')
  expect(reading.kind === 'plan' ? reading.sql : reading.kind).toContain(
    "count(*) FILTER (WHERE status <> 'cancelled') >= 2 AS reached",
  )
})

test('a rate stands beside a number of the same rows in each month', () => {
  const reading = read('ecommerce', 'sessions and conversion rate, monthly')
  const sql = reading.kind === 'plan' ? reading.sql : reading.kind
  expect(sql).toContain('count(DISTINCT session_id) AS sessions')
  expect(sql).toContain('JOIN q2 ON q2.month = s.key_1')
})

test('months of another table are no months of these rows', () => {
  expect(read('ecommerce', 'revenue and sessions by month').kind).toBe('declined')
})
