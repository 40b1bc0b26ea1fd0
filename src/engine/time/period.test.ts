import { describe, expect, test } from 'vitest'
import { alignedTo, calendarUnit, period, type Shift, shifted } from './period.ts'

const of = (from: string, to: string) => period({ from, to }, 'span')

describe('a shift leads from one period to another', () => {
  test.each<[string, string, Shift, string]>([
    ['2026-10-01', '2026-11-01', { unit: 'month', by: -1 }, 'Sep 1 to Sep 30, 2026'],
    ['2026-03-01', '2026-04-01', { unit: 'month', by: -1 }, 'Feb 1 to Feb 28, 2026'],
    ['2026-01-01', '2027-01-01', { unit: 'year', by: -1 }, 'Jan 1 to Dec 31, 2025'],
    ['2026-03-01', '2026-04-01', { unit: 'year', by: -1 }, 'Mar 1 to Mar 31, 2025'],
    ['2026-07-01', '2026-10-01', { unit: 'same', by: -1 }, 'Apr 1 to Jun 30, 2026'],
    ['2026-01-01', '2027-01-01', { unit: 'same', by: -1 }, 'Jan 1 to Dec 31, 2025'],
    ['2026-11-09', '2026-11-16', { unit: 'same', by: -1 }, 'Nov 2 to Nov 8, 2026'],
    ['2026-11-09', '2026-11-16', { unit: 'same', by: 0 }, 'Nov 9 to Nov 15, 2026'],
    ['2026-10-01', '2026-11-01', { unit: 'month', by: 1 }, 'Nov 1 to Nov 30, 2026'],
    ['2024-02-29', '2024-03-01', { unit: 'year', by: 1 }, 'Feb 28, 2025'],
  ])('%s .. %s by %o is %s', (from, to, shift, expected) => {
    expect(shifted(of(from, to), shift).label).toBe(expected)
  })

  test('an open period has no length to move by', () => {
    const open = period({ from: '2026-03-01' }, 'span')
    expect(shifted(open, { unit: 'same', by: -1 })).toEqual(open)
  })

  test('an open period moves by a named unit', () => {
    expect(shifted(period({ from: '2026-03-01' }, 'span'), { unit: 'year', by: -1 })).toMatchObject({
      from: '2025-03-01',
    })
  })
})

test('a trend starts with the whole unit that the window begins in', () => {
  const window = { from: '2025-11-15', to: '2026-11-16' }
  expect(alignedTo(window, 'month')).toEqual({ from: '2025-11-01', to: '2026-11-16' })
  expect(alignedTo(window, 'quarter')).toEqual({ from: '2025-10-01', to: '2026-11-16' })
  expect(alignedTo({ to: '2026-11-16' }, 'month')).toEqual({ to: '2026-11-16' })
})

test.each([
  ['day', '2026-11-15', '2026-11-16'],
  ['week', '2026-11-09', '2026-11-16'],
  ['month', '2026-11-01', '2026-12-01'],
  ['quarter', '2026-10-01', '2027-01-01'],
  ['year', '2026-01-01', '2027-01-01'],
] as const)('the %s of a Sunday in November runs from %s to %s', (unit, from, to) => {
  expect(calendarUnit('2026-11-15', unit)).toEqual({ from, to })
})
