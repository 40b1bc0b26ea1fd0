import { expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'

test('"the median instead" computes what was asked before in another way', () => {
  const before = 'average sold price by subdivision'
  for (const question of ['the median instead', 'and the median?', 'same but median'])
    expect(sqlOf('real_estate', question, before)).toMatch(/percentile_cont\(0.5\).*GROUP BY subdivision/)
  expect(sqlOf('vacation_rental', 'and the average?', 'median nightly rate in Aspen')).toContain('avg(price)')
})

test('without a mean before it, nobody knows what the median is one of', () => {
  expect(sqlOf('real_estate', 'the median instead', 'how many homes are for sale')).toBe('declined')
  expect(sqlOf('real_estate', 'the median instead')).toBe('declined')
})
