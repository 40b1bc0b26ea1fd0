import { yearOf } from './calendar.ts'
import { furthest, inYear, type Recognizer } from './named.ts'
import { wordAt } from './reader.ts'
import { offsetAt } from './relative.ts'
import { yearFigureAt } from './years.ts'

/** "last year's Q4", "2025 march", "this year in december": the year stands before what it belongs to. */
export function yearFirst(yearless: readonly Recognizer[]): Recognizer {
  return (reader, at) => {
    const offset = wordAt(reader, at + 1) === 'year' ? offsetAt(reader, at) : undefined
    const year =
      offset === undefined ? yearFigureAt(reader, at) : { year: yearOf(reader.today) + offset, end: at + 2 }
    if (year === undefined) return undefined
    // "2024's second half".
    const place = /^(in|s)$/.test(wordAt(reader, year.end)) ? year.end + 1 : year.end
    const named = furthest(yearless.map(recognize => recognize(reader, place)))
    return named === undefined || named.year !== undefined ? undefined : inYear(named, year.year)
  }
}
