import { addDays, partsOf } from './calendar.ts'
import { dayIn, dayNumberAt, dayOfMonth } from './dates.ts'
import { furthest, inYear, type Named } from './named.ts'
import { period, shifted } from './period.ts'
import type { PeriodReading } from './period-reading.ts'
import { primaryAt } from './primary.ts'
import { phrases, skipLongest } from './phrases.ts'
import { type Reader, wordAt } from './reader.ts'
import { resolveInOrder } from './resolve.ts'
import { shortYearAt } from './short-years.ts'

export const rangeOpeners = phrases(
  'from, between, beginning with, starting with, beginning from, starting from',
)
/** Both ends belong to a range anyway. */
const inclusives = phrases('inclusive, both inclusive, both included, inclusively')
const joints = phrases(
  'to, through, until, up to, up until, up to and including, through and including, until and including, to and including, -, to the, and ending with, ending with',
)

/** "november 20 through december 5 2025", "jan-sep this year", "between march and june", "nov 20 to 25". */
export function rangeAt(reader: Reader, at: number): PeriodReading | undefined {
  const opener = wordAt(reader, at)
  const past = skipLongest(reader, at, rangeOpeners)
  const opened = past !== undefined
  const start = afterArticle(reader, past ?? at)
  const first =
    primaryAt(reader, start) ?? dayOfNextMonth(reader, start) ?? (opened ? nowAt(reader, start) : undefined)
  if (first === undefined) return undefined
  const joint = jointAt(reader, first.end, opener === 'between')
  if (joint === undefined) return undefined
  const second = furthest([
    primaryAt(reader, afterArticle(reader, joint)),
    dayOfSameMonth(reader, first, joint),
  ])
  const resolved = second === undefined ? undefined : resolveInOrder([first, second], reader.today)
  const [begin, last] = [resolved?.[0], resolved?.[1]]
  if (second === undefined || begin === undefined || last === undefined) return undefined
  const from = begin.exact ?? begin.window.from
  const { to } = last.window
  if (from === undefined || to === undefined || from >= to) return undefined
  const grain = begin.grain === last.grain && begin.grain === 'year' ? 'year' : 'span'
  const assumed = [begin.assumed, last.assumed].find(note => note !== undefined)
  const ends = begin.grain === last.grain && begin.grain !== 'day' && begin.grain !== 'span'
  const parts = ends ? { parts: [period(begin.window, begin.grain), period(last.window, last.grain)] } : {}
  // "Nov 23 to Nov 29": of this year, or of the next.
  const yearless = [first, second].every(one => one.window === undefined)
  const next = yearless ? shifted(period({ from, to }, grain), { unit: 'year', by: 1 }) : undefined
  const bareNumbers = first.unsure === true && second.unsure === true && !opened
  const inclusive = skipLongest(reader, second.end, inclusives)
  // "Dec 25 - Feb 26": days, or the months of two winters.
  const isMonths = first.orMonth === true && (second.orMonth === true || isShortYear(reader, second.end - 1))
  const sameMonth = wordAt(reader, start) === wordAt(reader, second.end - 2)
  return {
    end: inclusive ?? second.end,
    period: period({ from, to }, grain),
    ...parts,
    ...(ends ? { range: true } : {}),
    ...(next === undefined ? {} : { yearless: true, otherwise: next }),
    ...(assumed === undefined ? {} : { assumed }),
    ...(isMonths && !sameMonth ? { orMonth: true as const } : {}),
    sure: !bareNumbers || wordAt(reader, first.end) === 'through',
  }
}

const isShortYear = (reader: Reader, at: number) => shortYearAt(reader, at) !== undefined

/** "Between now and Christmas": a range begins with the day itself. */
function nowAt(reader: Reader, at: number): Named | undefined {
  const { today } = reader
  return wordAt(reader, at) === 'now'
    ? { end: at + 1, grain: 'day', window: { from: today, to: addDays(today, 1) } }
    : undefined
}

function jointAt(reader: Reader, at: number, between: boolean): number | undefined {
  if (reader.tokens[at]?.glue === '-') return at
  if (between && wordAt(reader, at) === 'and') return at + 1
  return skipLongest(reader, at, joints)
}

/** "the 1st to the 15th of october": the first day is in the month of the second. */
function dayOfNextMonth(reader: Reader, at: number): Named | undefined {
  const day = dayNumberAt(reader, at)
  const joint = day === undefined ? undefined : jointAt(reader, day.end, true)
  const second = joint === undefined ? undefined : primaryAt(reader, afterArticle(reader, joint))
  const { from } = second?.window ?? second?.inYear?.(2024) ?? {}
  if (day === undefined || second?.grain !== 'day' || from === undefined) return undefined
  const named = dayOfMonth(partsOf(from).month, day.day, day.end)
  return second.year === undefined || named === undefined ? named : inYear(named, second.year)
}

/** "november 20 to 25": the second day is in the month of the first. */
function dayOfSameMonth(reader: Reader, first: Named, at: number): Named | undefined {
  if (first.grain !== 'day') return undefined
  const day = dayNumberAt(reader, at)
  const start = (first.window ?? first.inYear?.(2024))?.from
  if (day === undefined || start === undefined) return undefined
  return dayIn(reader, partsOf(start).month, day.day, day.end)
}

function afterArticle(reader: Reader, at: number): number {
  return wordAt(reader, at) === 'the' ? at + 1 : at
}
