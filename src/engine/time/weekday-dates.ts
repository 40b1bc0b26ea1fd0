// "Monday, December 1", "Friday the 28th of November 2025", "Saturday the 21st": a date with its day of the week before it.
import { addDays, isoWeekday, partsOf, realDay, yearOf } from './calendar.ts'
import { dayNumberAt } from './dates.ts'
import { furthest, type Named, type Recognizer } from './named.ts'
import type { Window } from './period.ts'
import { wordSet } from '#engine/text/word-list.ts'
import { type Reader, wordAt } from './reader.ts'
import { weekdays } from './time-words.ts'

/** A year so far off is a slip of the day, and not the year that is meant. */
const yearsAway = 2

/** "This coming Tuesday the 17th", "last Friday, November 6": which one that is, the date says. */
const ahead = wordSet('this next coming upcoming')
const behind = wordSet('last past previous')

export function weekdayDate(dates: readonly Recognizer[]): Recognizer {
  const dated = onWeekday(dates)
  return (reader, at) => {
    const lead = wordAt(reader, at)
    const isBehind = behind.has(lead)
    if (!isBehind && !ahead.has(lead)) return dated(reader, at)
    const isTwice = lead === 'this' && /^(coming|past)$/.test(wordAt(reader, at + 1))
    const found = dated(reader, isTwice ? at + 2 : at + 1)
    const from = found?.window?.from
    const isPast = isBehind || wordAt(reader, at + 1) === 'past'
    if (from === undefined) return undefined
    return (isPast ? from < reader.today : from >= reader.today) ? found : undefined
  }
}

function onWeekday(dates: readonly Recognizer[]): Recognizer {
  return (reader, at) => {
    const word = wordAt(reader, at)
    const weekday = word.endsWith('days') ? undefined : weekdays.get(word)
    if (weekday === undefined) return undefined
    const place = wordAt(reader, at + 1) === ',' ? at + 2 : at + 1
    const named = furthest(dates.map(recognize => recognize(reader, place)))
    if (named === undefined) return ofThisMonth(reader, place, weekday)
    const onIt = (window: Window | undefined) =>
      window?.from !== undefined && isoWeekday(window.from) === weekday ? window : undefined
    if (named.window !== undefined) return onIt(named.window) === undefined ? undefined : named
    const { inYear, ...rest } = named
    const thisYear = yearOf(reader.today)
    // The same date falls on the same weekday years apart: one year at most is near enough to be meant.
    const years = Array.from({ length: 2 * yearsAway + 1 }, (_, step) => thisYear - yearsAway + step)
    const year = years.find(one => onIt(inYear?.(one)) !== undefined)
    const window = year === undefined ? undefined : inYear?.(year)
    return year === undefined || window === undefined ? undefined : { ...rest, window, year }
  }
}

/** "Saturday the 21st": of this month, the next or the one before, where that day is one. */
function ofThisMonth(reader: Reader, at: number, weekday: number): Named | undefined {
  const isThe = wordAt(reader, at) === 'the'
  const number = dayNumberAt(reader, isThe ? at + 1 : at)
  const token = reader.tokens[isThe ? at + 1 : at]
  const isOrdinal = token?.kind === 'word' || /\d(st|nd|rd|th)$/.test(token?.raw.toLowerCase() ?? '')
  if (number === undefined || !isOrdinal) return undefined
  const { year, month } = partsOf(reader.today)
  for (const step of [0, 1, -1]) {
    const months = year * 12 + month - 1 + step
    const day = realDay(Math.floor(months / 12), (months % 12) + 1, number.day)
    if (day !== undefined && isoWeekday(day) === weekday)
      return { end: number.end, grain: 'day', window: { from: day, to: addDays(day, 1) } }
  }
  return undefined
}
