import { phraseTable } from '#engine/text/phrase-table.ts'
import { wordSet } from '#engine/text/word-list.ts'
import { addDays, addUnits, yearOf } from './calendar.ts'
import { monthAt, monthsOfYear } from './months.ts'
import type { Named, Recognizer } from './named.ts'
import { calendarUnit, type Window } from './period.ts'
import { phraseAt } from './phrases.ts'
import { past, type Reader, skip, wordAt } from './reader.ts'
import { after, before, present, units, whole } from './time-words.ts'

/** -1 for "last", 0 for "this", 1 for "next". */
export function offsetAt(reader: Reader, at: number): number | undefined {
  const word = wordAt(reader, at)
  if (present.has(word)) return 0
  if (before.has(word)) return -1
  return after.has(word) ? 1 : undefined
}

/** After a unit these say which one: "for the month of march", "for the year before". */
const goesOn = wordSet('of before after to prior ended ending starting beginning in')

const dayWords = phraseTable([
  [-2, 'the day before yesterday, day before yesterday'],
  [-1, 'yesterday, last night, yesterday night'],
  [0, 'today, tonight'],
  [1, 'tomorrow, tomorrow night'],
  [2, 'the day after tomorrow, day after tomorrow'],
])

export const dayWord: Recognizer = (reader, at) => {
  const found = phraseAt(reader, at, dayWords)
  if (found === undefined) return undefined
  return { end: found.end, grain: 'day', window: calendarUnit(reader.today, 'day', found.value) }
}

/** "this month", "last quarter", "the current year", "next week", "this calendar year". */
export const relativeUnit: Recognizer = (reader, at) => {
  const offset = offsetAt(reader, at)
  if (offset === undefined) return undefined
  // "The coming month" starts tomorrow.
  if (wordAt(reader, at) === 'coming' || wordAt(reader, at) === 'upcoming') return undefined
  const place = past(reader, at + 1, whole)
  const unit = units.get(wordAt(reader, place))
  if (unit === undefined) return undefined
  const named: Named = { end: place + 1, grain: unit, window: calendarUnit(reader.today, unit, offset) }
  if (wordAt(reader, at) === 'previous' || wordAt(reader, at) === 'prior')
    return { ...named, shift: { unit, by: -1 } }
  // "In the last year" may also mean the twelve months up to today, and "within the last year" does.
  if (offset === 0 || unit === 'day' || wordAt(reader, at - 1) !== 'the') return named
  const tomorrow = addDays(reader.today, 1)
  const stretch =
    offset < 0
      ? { from: addUnits(reader.today, -1, unit), to: tomorrow }
      : { from: tomorrow, to: addDays(addUnits(reader.today, 1, unit), 1) }
  if (wordAt(reader, at - 2) === 'within') return { end: place + 1, grain: 'span', window: stretch }
  return { ...named, otherwise: stretch }
}

/** "for the month", "for the year": the current one. */
export const forTheUnit: Recognizer = (reader, at) => {
  const end = skip(reader, at, 'for the')
  const unit = end === undefined ? undefined : units.get(wordAt(reader, end))
  if (end === undefined || unit === undefined || goesOn.has(wordAt(reader, end + 1))) return undefined
  const assumed = `"the ${unit}" was read as this ${unit}`
  return { end: end + 1, grain: unit, window: calendarUnit(reader.today, unit), assumed }
}

/** "the month before last", "the year before last". */
export const beforeLast: Recognizer = (reader, at) => {
  const unit = units.get(wordAt(reader, at))
  const end = unit === undefined ? undefined : skip(reader, at + 1, 'before last')
  if (unit === undefined || end === undefined) return undefined
  return { end, grain: unit, window: calendarUnit(reader.today, unit, -2) }
}

/** "last march", "this december", "next may". */
export const relativeMonth: Recognizer = (reader, at) => {
  const offset = offsetAt(reader, at)
  const month = monthAt(reader, at + 1)
  if (offset === undefined || month === undefined) return undefined
  return { end: at + 2, grain: 'month', window: relativeIn(reader, monthsOfYear(month, 1), offset) }
}

/** The latest that is over, the one of this year, the first to come. */
export function relativeIn(
  reader: Reader,
  inYear: (year: number) => Required<Window>,
  offset: number,
): Window {
  const year = yearOf(reader.today)
  if (offset === 0) return inYear(year)
  const windows = [year - 2, year - 1, year, year + 1].map(inYear)
  const found =
    offset < 0
      ? windows.findLast(({ to }) => to <= reader.today)
      : windows.find(({ from }) => from > reader.today)
  return found ?? inYear(year)
}
