import type { Grain } from '#engine/plan.ts'

/** A calendar day, written as PostgreSQL does: 2026-11-15. Such days compare as text. */
export type Day = string

const msPerDay = 86_400_000

export function dayOf(year: number, month: number, day: number): Day {
  // Days that every month has need no calendar, and most days that are asked for are the first of a month.
  if (day >= 1 && day <= 28 && month >= 1 && month <= 12 && year >= 1000 && year <= 9999)
    return `${year}-${twoFigures(month)}-${twoFigures(day)}`
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.toISOString().slice(0, 10)
}

const twoFigures = (part: number): string => (part < 10 ? `0${part}` : String(part))

/** Undefined for February 30 and its like. */
export function realDay(year: number, month: number, day: number): Day | undefined {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
    ? dayOf(year, month, day)
    : undefined
}

export function partsOf(day: Day): { year: number; month: number; day: number } {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), day: Number(day.slice(8, 10)) }
}

export function yearOf(day: Day): number {
  return partsOf(day).year
}

export function addDays(day: Day, count: number): Day {
  const { year, month, day: date } = partsOf(day)
  return dayOf(year, month, date + count)
}

/** As PostgreSQL adds an interval: May 31 less three months is the last of February. */
export function addMonths(day: Day, count: number): Day {
  const { year, month, day: date } = partsOf(day)
  const months = year * 12 + (month - 1) + count
  const [toYear, toMonth] = [Math.floor(months / 12), (((months % 12) + 12) % 12) + 1]
  return dayOf(toYear, toMonth, Math.min(date, daysInMonth(toYear, toMonth)))
}

const monthsIn = { month: 1, quarter: 3, year: 12 } as const satisfies Partial<Record<Grain, number>>

export function addUnits(day: Day, count: number, unit: Grain): Day {
  if (unit === 'day') return addDays(day, count)
  if (unit === 'week') return addDays(day, count * 7)
  return addMonths(day, count * monthsIn[unit])
}

/** The first day of the week (from Monday), month, quarter or year that holds the day. */
export function startOf(day: Day, unit: Grain): Day {
  const { year, month } = partsOf(day)
  switch (unit) {
    case 'day':
      return day
    case 'week':
      return addDays(day, 1 - isoWeekday(day))
    case 'month':
      return dayOf(year, month, 1)
    case 'quarter':
      return dayOf(year, month - ((month - 1) % 3), 1)
    case 'year':
      return dayOf(year, 1, 1)
  }
}

/** Monday is 1, Sunday is 7. */
export function isoWeekday(day: Day): number {
  const sinceMonday = (Math.floor(Date.parse(day) / msPerDay) + 3) % 7
  return ((sinceMonday + 7) % 7) + 1
}

export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / msPerDay)
}

function daysInMonth(year: number, month: number): number {
  return partsOf(dayOf(year, month + 1, 0)).day
}
