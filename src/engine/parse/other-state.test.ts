import { expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'

test('things of another state take the place of those before, where those were', () => {
  const sql = sqlOf(
    'real_estate',
    'and how many under contract there?',
    'how many homes are for sale in Old Town?',
  )
  expect(sql).toMatch(/^SELECT count\(\*\).*status = 'SCO' AND subdivision = 'Old Town'$/)
})

test('with a time of their own', () => {
  const sql = sqlOf(
    'real_estate',
    'and how many sold there this year?',
    'how many homes are for sale in Old Town?',
  )
  expect(sql).toMatch(/status = 'SLD' AND subdivision = 'Old Town' AND close_date >= DATE '2026-01-01'/)
})
