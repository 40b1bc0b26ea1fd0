import { wordSet } from '#engine/text/word-list.ts'
import { dayOf } from './calendar.ts'
import { inYear, type Named, type Recognizer } from './named.ts'
import type { Window } from './period.ts'
import { type Reader, skip, wordAt } from './reader.ts'
import { behindMonth, shortYearAt } from './short-years.ts'
import { ambiguousShortForms, months } from './time-words.ts'
import { yearBehind } from './years.ts'

/** "may" is a month after these words, "guests may come" is not. */
const beforeMonth = wordSet(
  'in since last next this of by until through before after during for from to and or between previous - , +',
)

export function monthsOfYear(month: number, count: number): (year: number) => Required<Window> {
  return year => ({ from: dayOf(year, month, 1), to: dayOf(year, month + count, 1) })
}

/** The month a word names, unless it is more likely another word. */
export function monthAt(reader: Reader, at: number): number | undefined {
  const word = wordAt(reader, at)
  const month = months.get(word)
  if (month === undefined || !ambiguousShortForms.has(word)) return month
  const token = reader.tokens[at]
  const next = reader.tokens[at + 1]
  const anchored = beforeMonth.has(wordAt(reader, at - 1)) || token?.glue === '-' || next?.glue === '-'
  return anchored || next?.kind === 'number' || yearBehind(reader, at + 1) !== undefined ? month : undefined
}

/** "march", "march 2026", "mar '25", "may of last year", "2026-03", "3/2026". */
export const month: Recognizer = (reader, at) => {
  const place = skip(reader, at, 'month of') ?? at
  const number = monthAt(reader, place)
  if (number === undefined) return figures(reader, at)
  const named = { end: place + 1, grain: 'month' as const, inYear: monthsOfYear(number, 1) }
  const short = behindMonth(reader, place) === 'year' ? shortYearAt(reader, place + 1) : undefined
  return short === undefined ? withYear(reader, named) : inYear({ ...named, end: short.end }, short.year)
}

function figures(reader: Reader, at: number): Named | undefined {
  const [first, second] = [reader.tokens[at], reader.tokens[at + 1]]
  if (first?.kind !== 'number' || second?.kind !== 'number' || reader.tokens[at + 2]?.glue === second.glue)
    return undefined
  const iso = second.glue === '-' && /^\d{4}$/.test(first.text) && /^(?:0\d|1[0-2])$/.test(second.text)
  const isMonth = /^(?:0?[1-9]|1[0-2])$/.test(first.text)
  const us = second.glue === '/' && /^\d{4}$/.test(second.text) && isMonth
  // "In 11/25".
  const short =
    second.glue === '/' && isMonth && /^(in|during)$/.test(wordAt(reader, at - 1))
      ? shortYearAt(reader, at + 1)
      : undefined
  if (short !== undefined)
    return inYear({ end: at + 2, grain: 'month', inYear: monthsOfYear(Number(first.text), 1) }, short.year)
  if (!iso && !us) return undefined
  const [year, number] = iso ? [first.text, second.text] : [second.text, first.text]
  return inYear({ end: at + 2, grain: 'month', inYear: monthsOfYear(Number(number), 1) }, Number(year))
}

/** The period with the year that stands behind it, if one does. */
export function withYear(reader: Reader, named: Named): Named {
  const year = yearBehind(reader, named.end)
  return year === undefined ? named : (inYear({ ...named, end: year.end }, year.year) ?? named)
}
