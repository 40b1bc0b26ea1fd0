import { describe, expect, test } from 'vitest'
import { written } from './written.testing.ts'

const says = (pairs: readonly (readonly [string, string])[]) =>
  test.each(pairs)('%s is %s', (question, expected) => {
    expect(written(question, '2026-11-15')).toBe(expected)
  })

describe('stretches of time', () => {
  says([
    ['L90D', '2026-08-17 .. 2026-11-16'],
    ['ttm', '2025-11-15 .. 2026-11-16'],
    ['past fortnight', '2026-11-01 .. 2026-11-16'],
    ['last three completed months', '2026-08-01 .. 2026-11-01'],
    ['between today and the end of December', '2026-11-15 .. 2027-01-01'],
    ['since the first of the month', '2026-11-01 ..'],
    ['Jan 1 thru today', '2026-01-01 .. 2026-11-16'],
    ['earlier this year', '2026-01-01 .. 2026-11-16'],
    ['later this month', '2026-11-16 .. 2026-12-01'],
    ['christmas week 2025', '2025-12-22 .. 2025-12-29'],
    ['the two weeks before Thanksgiving 2025', '2025-11-13 .. 2025-11-27'],
    ['the week after Labor Day', '2026-09-08 .. 2026-09-15'],
    ['the week ending november 7', '2026-11-01 .. 2026-11-08'],
    ['older than 7 days', '.. 2026-11-08'],
    ['less than 30 days old', '2026-10-16 .. 2026-11-16'],
  ])
})

describe('stretches beside others', () => {
  says([
    ['same stretch last yr', 'year -1'],
    ['the corresponding period last year', 'year -1'],
    ['this time last year', 'year -1'],
    ['last 30 days vs the prior 30 days', '2026-10-16 .. 2026-11-16; 2026-09-16 .. 2026-10-16'],
    ['the 30 days before that', 'day -30'],
  ])
})

describe('what names no time', () => {
  says([
    // Which Christmas is open, and no number of days is said.
    ['the week of christmas', 'noun week'],
    ['the days before', 'noun day'],
    // The age of a house.
    ['older than 20 years', 'counted year'],
  ])
})
