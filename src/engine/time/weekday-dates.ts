// "Monday, December 1", "Friday the 28th of November 2025": a date with its day of the week before it.
import { isoWeekday, yearOf } from './calendar.ts'
import { furthest, type Named, type Recognizer } from './named.ts'
import type { Window } from './period.ts'
import { wordAt } from './reader.ts'
import { weekdays } from './time-words.ts'

/** A year so far off is a slip of the day, and not the year that is meant. */
const yearsAway = 2

export function weekdayDate(dates: readonly Recognizer[]): Recognizer {
  return (reader, at) => {
    const word = wordAt(reader, at)
    const weekday = word.endsWith('days') ? undefined : weekdays.get(word)
    if (weekday === undefined) return undefined
    const place = wordAt(reader, at + 1) === ',' ? at + 2 : at + 1
    const named = furthest(dates.map(recognize => recognize(reader, place)))
    if (named === undefined) return undefined
    const onIt = (window: Window | undefined) =>
      window?.from !== undefined && isoWeekday(window.from) === weekday ? window : undefined
    if (named.window !== undefined) return onIt(named.window) === undefined ? undefined : named
    const { inYear, ...rest } = named
    if (inYear === undefined) return undefined
    const isNear = (year: number) => Math.abs(year - yearOf(reader.today)) <= yearsAway
    const found: Named = { ...rest, inYear: year => (isNear(year) ? onIt(inYear(year)) : undefined) }
    return found
  }
}
