import { addDays, type Day, realDay } from './calendar.ts'
import { monthAt, withYear } from './months.ts'
import type { Named, Recognizer } from './named.ts'
import { numberAt } from '#engine/numbers/numbers.ts'
import { wordSet } from '#engine/text/word-list.ts'
import { type Reader, wordAt } from './reader.ts'
import { behindMonth } from './short-years.ts'
import { weekdays } from './time-words.ts'

/** Before figures like 3/15 without a year: elsewhere they may be a fraction or a rating. */
const beforeDate = wordSet('on since before after from to until by through between of and')

/** "march 15", "march 15th, 2026", "15 march 2026", "the 3rd of may". */
export const spelledDate: Recognizer = (reader, at) => {
  const month = monthAt(reader, at)
  const dayBehind =
    month === undefined ? undefined : dayNumberAt(reader, wordAt(reader, at + 1) === 'the' ? at + 2 : at + 1)
  if (month !== undefined && dayBehind !== undefined) {
    const figures = behindMonth(reader, at)
    const day = figures === 'year' ? undefined : dayIn(reader, month, dayBehind.day, dayBehind.end)
    return day?.year === undefined && figures === 'either' ? day && { ...day, orMonth: true } : day
  }
  const start = wordAt(reader, at) === 'the' ? at + 1 : at
  const dayBefore = dayNumberAt(reader, start)
  if (dayBefore === undefined) return undefined
  const place = wordAt(reader, dayBefore.end) === 'of' ? dayBefore.end + 1 : dayBefore.end
  const monthBehind = monthAt(reader, place)
  return monthBehind === undefined ? undefined : dayIn(reader, monthBehind, dayBefore.day, place + 1)
}

/** "2026-03-15", "3/15/2026", "3/15/26", "15/3/2026", and "3/15" after a word that calls for a date. */
export const figureDate: Recognizer = (reader, at) => {
  const figures = [0, 1, 2].map(i => reader.tokens[at + i])
  const [first, second, third] = figures
  if (first?.kind !== 'number' || second?.kind !== 'number' || !isWhole(first.text) || !isWhole(second.text))
    return undefined
  const tie = second.glue
  if (tie !== '/' && tie !== '-' && tie !== '.') return undefined
  const [a, b] = [Number(first.text), Number(second.text)]
  if (third?.kind === 'number' && third.glue === tie && isWhole(third.text)) {
    const c = Number(third.text)
    if (first.text.length === 4) return onDay(realDay(a, b, c), at + 3, a)
    const year = third.text.length === 2 ? 2000 + c : c
    return onDay(a > 12 ? realDay(year, b, a) : realDay(year, a, b), at + 3, year)
  }
  if (tie !== '/' || second.text.length > 2 || !beforeDate.has(wordAt(reader, at - 1))) return undefined
  return dayIn(reader, a, b, at + 2)
}

function isWhole(text: string): boolean {
  return /^\d{1,4}$/.test(text)
}

/** A day of the month that no unit follows: in "march 3-bedroom homes" the 3 counts bedrooms. */
export function dayNumberAt(reader: Reader, at: number): { day: number; end: number } | undefined {
  const number = numberAt(reader.tokens, at)
  const plain = number?.kind === 'plain' && number.scale === 1 && reader.tokens[at]?.kind === 'number'
  if (number === undefined || (!plain && number.kind !== 'ordinal')) return undefined
  const next = reader.tokens[number.end]
  const isTied = next?.kind === 'word' && next.glue === '-'
  if (isTied && monthAt(reader, number.end) === undefined && !weekdays.has(next.text)) return undefined
  return Number.isInteger(number.value) && number.value >= 1 && number.value <= 31
    ? { day: number.value, end: number.end }
    : undefined
}

/** A day of every year, or of the year that stands behind it. */
export function dayIn(reader: Reader, month: number, day: number, end: number): Named | undefined {
  const named = isOfWeekend(reader, end) ? undefined : dayOfMonth(month, day, end)
  return named === undefined ? undefined : withYear(reader, named)
}

/** A leap year has all days; one that even it lacks is none. */
export function dayOfMonth(month: number, day: number, end: number): Named | undefined {
  if (realDay(2024, month, day) === undefined) return undefined
  return { end, grain: 'day', inYear: year => oneDay(realDay(year, month, day)) }
}

function onDay(day: Day | undefined, end: number, year: number): Named | undefined {
  return day === undefined
    ? undefined
    : { end, grain: 'day', window: { from: day, to: addDays(day, 1) }, year }
}

/** "July 4 weekend" is more than that day, and nobody can tell how much more. */
const isOfWeekend = (reader: Reader, at: number): boolean => /^weekends?$/.test(wordAt(reader, at))

function oneDay(day: Day | undefined) {
  return day === undefined ? undefined : { from: day, to: addDays(day, 1) }
}
