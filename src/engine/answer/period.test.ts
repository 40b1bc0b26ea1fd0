import { describe, expect, test } from 'vitest'
import { inPeriod, periodOf, periodWords, sayPeriod } from './period.ts'
import { during, in2025, is } from './homes.testing.ts'

describe('a period in words', () => {
  test.each([
    ['2025-01-01', '2026-01-01', '2025'],
    ['2024-01-01', '2026-01-01', '2024 to 2025'],
    ['2026-04-01', '2026-07-01', 'Q2 2026'],
    ['2026-05-01', '2026-08-01', 'May to July 2026'],
    ['2025-12-01', '2026-02-01', 'December 2025 to January 2026'],
    ['2026-07-01', '2026-08-01', 'July 2026'],
    ['2026-03-05', '2026-03-06', 'Mar 5, 2026'],
    ['2026-01-01', '2026-03-06', 'Jan 1 to Mar 5, 2026'],
    ['2025-11-16', '2026-11-15', 'Nov 16, 2025 to Nov 14, 2026'],
    [undefined, '2026-03-05', 'before Mar 5, 2026'],
    ['2026-03-05', undefined, 'from Mar 5, 2026 on'],
  ])('from %s to %s is %s', (from, to, expected) =>
    expect(periodWords({ ...(from && { from }), ...(to && { to }) })).toBe(expected),
  )
  test.each([
    ['2025', 'in 2025'],
    ['Q2 2026', 'in Q2 2026'],
    ['Mar 5, 2026', 'on Mar 5, 2026'],
    ['Jan 1 to Mar 5, 2026', 'from Jan 1 to Mar 5, 2026'],
    ['since Mar 1, 2026', 'since Mar 1, 2026'],
    ['all time', 'over all time'],
  ])('%s stands in a sentence as %s', (words, expected) => expect(inPeriod(words)).toBe(expected))
})

describe('the period of a plan', () => {
  test('is its first dated condition', () => {
    expect(periodOf({ where: [is('homes.city', 'Napa'), in2025] })?.conditions).toEqual([in2025])
  })
  test('is the night that two dates enclose', () => {
    const begun = { kind: 'during', attribute: 'bookings.check_in', to: '2026-11-16' } as const
    const ending = { kind: 'during', attribute: 'bookings.check_out', from: '2026-11-16' } as const
    const period = periodOf({ where: [begun, ending] })
    expect(sayPeriod(period, null, null)).toBe('on the night of Nov 15, 2026')
  })
  test('may be several spans of one date', () => {
    const spans = [during('2024-11-01', '2024-12-01'), during('2025-11-01', '2025-12-01')]
    const period = periodOf({ where: [{ kind: 'any', of: spans }] })
    expect(sayPeriod(period, null, null)).toBe('in November 2024 and November 2025')
  })
  test('is said in the words it was read with, unless a calendar unit says it better', () => {
    expect(sayPeriod(periodOf({ where: [in2025] }), 'Jan 1 to Dec 31, 2025', null)).toBe('in 2025')
    const weeks = periodOf({ where: [during('2025-03-03', '2025-03-17')] })
    expect(sayPeriod(weeks, 'Mar 3 to Mar 16, 2025', null)).toBe('from Mar 3 to Mar 16, 2025')
  })
  test('without an end goes on from a day to come, and has gone on since a day that was', () => {
    const open = periodOf({ where: [{ kind: 'during', attribute: 'bookings.check_in', from: '2026-11-16' }] })
    expect(sayPeriod(open, 'from Nov 16, 2026 on', '2026-11-15')).toBe('from Nov 16, 2026 on')
    expect(sayPeriod(open, 'from Nov 16, 2026 on', '2026-12-15')).toBe('since Nov 16, 2026')
  })
})
