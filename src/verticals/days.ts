// Calendar arithmetic in UTC. A day is counted from 1970-01-01, a moment in milliseconds, both as plain numbers.
import type { Day } from '#contract/sample.ts'
import { type Random, weighted } from './random.ts'

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export const dayNumber = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / DAY
export const dayText = (number: number): Day => new Date(number * DAY).toISOString().slice(0, 10)
export const momentText = (moment: number): string => new Date(moment).toISOString()
export const dayOf = (moment: number): number => Math.floor(moment / DAY)

export const yearOf = (day: number): number => new Date(day * DAY).getUTCFullYear()
/** 0 is January. */
export const monthOf = (day: number): number => new Date(day * DAY).getUTCMonth()
/** 0 is Monday. */
export const weekdayOf = (day: number): number => (new Date(day * DAY).getUTCDay() + 6) % 7

/** As PostgreSQL adds an interval: 31 January plus a month is the last day of February. */
export function plusMonths(day: number, months: number): number {
  const start = new Date(day * DAY)
  const firstOfMonth = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, 1)
  const daysInMonth = new Date(
    Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months + 1, 0),
  ).getUTCDate()
  return firstOfMonth / DAY + Math.min(start.getUTCDate(), daysInMonth) - 1
}

export const daysFrom = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, offset) => first + offset)

/** The sample ends at three in the morning of its last day: a server started early must not show what is still to come. */
export const lastMoment = (asOf: number): number => asOf * DAY + 3 * HOUR

// Visitors live in American time zones, so that their evenings fall after midnight here.
const hourOfDay = weighted(
  Array.from({ length: 24 }, (_, hour) => hour),
  [9, 9, 8, 7, 5, 3, 2, 1, 1, 1, 1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 6, 6, 7, 8],
)

/** A moment of that day when people are awake; on the sample's last day, one that has already passed. */
export function momentOn(day: number, asOf: number, random: Random): number {
  if (day >= asOf) return asOf * DAY + random.integer(1, 3 * HOUR - 1)
  return day * DAY + hourOfDay(random) * HOUR + random.integer(0, HOUR - 1)
}
