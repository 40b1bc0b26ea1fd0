import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths, dayOf, daysBetween, isoWeekday, realDay, startOf } from './calendar.ts'

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-05-31', -3, '2026-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-03-31', -12, '2025-03-31'],
])('%s and %i months is %s, as PostgreSQL counts', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected)
})

test.each([
  ['2026-11-15', 7],
  ['2026-11-16', 1],
  ['1969-12-31', 3],
  ['1950-01-01', 7],
  ['2028-02-29', 2],
])('%s is weekday %i', (day, weekday) => {
  expect(isoWeekday(day)).toBe(weekday)
})

test('February 30 is no day', () => {
  expect([realDay(2026, 2, 30), realDay(2026, 2, 29), realDay(2028, 2, 29), realDay(2026, 13, 1)]).toEqual([
    undefined,
    undefined,
    '2028-02-29',
    undefined,
  ])
})

test('days added and taken away again are the same day', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1900, max: 2099 }),
      fc.integer({ min: 1, max: 366 }),
      fc.integer({ min: -5000, max: 5000 }),
      (year, dayOfYear, count) => {
        const day = addDays(dayOf(year, 1, 1), dayOfYear)
        expect(addDays(addDays(day, count), -count)).toBe(day)
        expect(daysBetween(day, addDays(day, count))).toBe(count)
        expect(isoWeekday(startOf(day, 'week'))).toBe(1)
      },
    ),
  )
})
