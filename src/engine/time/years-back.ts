import { numberAt } from '#engine/numbers/numbers.ts'
import { yearOf } from './calendar.ts'
import { type Reader, skip, wordAt } from './reader.ts'

/** "Of two years ago", "of the year before last", "of last year versus December of the year before". */
export function yearBack(reader: Reader, at: number): { year: number; end: number } | undefined {
  const thisYear = yearOf(reader.today)
  const beforeLast = skip(reader, at, 'the year before last')
  if (beforeLast !== undefined) return { year: thisYear - 2, end: beforeLast }
  const yearBefore = skip(reader, at, 'the year before that') ?? skip(reader, at, 'the year before')
  if (yearBefore !== undefined) {
    const told = yearTold(reader, at)
    return told === undefined ? undefined : { year: told - 1, end: yearBefore }
  }
  return yearsAgo(reader, at)
}

/** "October a year ago", "October two years ago". */
export function yearsAgo(reader: Reader, at: number): { year: number; end: number } | undefined {
  const thisYear = yearOf(reader.today)
  const single = skip(reader, at, 'a year ago')
  if (single !== undefined) return { year: thisYear - 1, end: single }
  const count = numberAt(reader.tokens, at)
  const behind =
    count === undefined ? undefined : skip(reader, count.end, count.value === 1 ? 'year ago' : 'years ago')
  return count === undefined || behind === undefined || !Number.isInteger(count.value) || count.value > 20
    ? undefined
    : { year: thisYear - count.value, end: behind }
}

/** The last year that is named before this place. */
function yearTold(reader: Reader, at: number): number | undefined {
  const thisYear = yearOf(reader.today)
  for (let place = at - 1; place >= 0; place--) {
    const number = numberAt(reader.tokens, place)
    if (number?.year === true) return number.value
    if (wordAt(reader, place + 1) !== 'year') continue
    if (wordAt(reader, place) === 'last') return thisYear - 1
    if (wordAt(reader, place) === 'this') return thisYear
  }
  return undefined
}
