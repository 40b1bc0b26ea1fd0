import { expect, test } from 'vitest'
import { DAY, dayNumber, dayText, lastMoment, momentOn, momentText, plusMonths, weekdayOf } from './days.ts'
import { randomFrom } from './random.ts'

const monthsAfter = (day: string, months: number) => dayText(plusMonths(dayNumber(day), months))

test('a day survives the way to its number and back', () => {
  expect(dayText(dayNumber('2024-02-29'))).toBe('2024-02-29')
})

test('a month after the 31st is the last day of a shorter month', () => {
  expect(monthsAfter('2026-01-31', 1)).toBe('2026-02-28')
  expect(monthsAfter('2027-12-31', -6)).toBe('2027-06-30')
})

test('a year after a leap day is the last day of February', () => {
  expect(monthsAfter('2024-02-29', 12)).toBe('2025-02-28')
  expect(monthsAfter('2024-02-29', 48)).toBe('2028-02-29')
})

test('months cross the turn of the year in both directions', () => {
  expect(monthsAfter('2026-11-15', 5)).toBe('2027-04-15')
  expect(monthsAfter('2026-01-15', -26)).toBe('2023-11-15')
})

test('weeks begin on Monday', () => {
  expect(weekdayOf(dayNumber('2026-11-16'))).toBe(0)
  expect(weekdayOf(dayNumber('2026-11-15'))).toBe(6)
})

test('moments stay within their day, and within the part of today that has passed', () => {
  const random = randomFrom('moments')
  const today = dayNumber('2026-11-15')
  const moments = Array.from({ length: 500 }, () => momentOn(today, today, random))
  expect(moments.filter(moment => moment < today * DAY || moment >= lastMoment(today))).toEqual([])
  const before = Array.from({ length: 500 }, () => momentOn(today - 1, today, random))
  expect(new Set(before.map(moment => momentText(moment).slice(0, 10)))).toEqual(new Set(['2026-11-14']))
})
