import { phraseList, wordSet } from '#engine/text/word-list.ts'
import { boundAt } from './bounds.ts'
import { dayIn, dayNumberAt } from './dates.ts'
import { furthest, type Named } from './named.ts'
import { type Period, period, type Shift, type Window } from './period.ts'
import { primaryAt } from './primary.ts'
import { type Reader, skipLongest, wordAt } from './reader.ts'
import { type Resolved, resolveInOrder, settle } from './resolve.ts'
import { partsOf } from './calendar.ts'

/** A period of time as a question names it. */
export interface PeriodReading {
  end: number
  period: Period
  /** The members of a list: "June, July and August". */
  parts?: readonly Period[]
  /** The list leaves something out between its first and its last member. */
  broken?: boolean
  /** Whole calendar units, for a trend over it. */
  trend?: Window
  /** The other period that careful people could mean. */
  otherwise?: Period
  assumed?: string
  /** The same words as a move from another period. */
  shift?: Shift
  /** Named without a year: the latest was taken, another question's year may be meant. */
  yearless?: boolean
  /** False for a bare number like 2000, which may as well be a price. */
  sure: boolean
}

const rangeOpeners = wordSet('from between')
const rangeJoints = phraseList('to, through, until, up to, up until, -, to the')
const listJoints = phraseList('and, or, and the, or the')

export function periodAt(reader: Reader, at: number): PeriodReading | undefined {
  const found = [boundAt(reader, at), rangeAt(reader, at), listAt(reader, at)]
  return found.reduce<PeriodReading | undefined>(
    (best, one) => (one !== undefined && (best === undefined || one.end > best.end) ? one : best),
    undefined,
  )
}

/** "november 20 through december 5 2025", "jan-sep this year", "between march and june", "nov 20 to 25". */
function rangeAt(reader: Reader, at: number): PeriodReading | undefined {
  const opener = wordAt(reader, at)
  const opened = rangeOpeners.has(opener)
  const first = primaryAt(reader, afterArticle(reader, opened ? at + 1 : at))
  if (first === undefined) return undefined
  const joint = jointAt(reader, first.end, opener === 'between')
  if (joint === undefined) return undefined
  const second = furthest([
    primaryAt(reader, afterArticle(reader, joint)),
    dayOfSameMonth(reader, first, joint),
  ])
  const ends = second === undefined ? undefined : resolveInOrder([first, second], reader.today)
  const [start, last] = [ends?.[0], ends?.[1]]
  if (second === undefined || start === undefined || last === undefined) return undefined
  const from = start.exact ?? start.window.from
  const { to } = last.window
  if (from === undefined || to === undefined || from >= to) return undefined
  const grain = start.grain === last.grain && start.grain === 'year' ? 'year' : 'span'
  const assumed = [start.assumed, last.assumed].find(note => note !== undefined)
  const bareNumbers = first.unsure === true && second.unsure === true && !opened
  return {
    end: second.end,
    period: period({ from, to }, grain),
    ...(assumed === undefined ? {} : { assumed }),
    sure: !bareNumbers || wordAt(reader, first.end) === 'through',
  }
}

function jointAt(reader: Reader, at: number, between: boolean): number | undefined {
  if (reader.tokens[at]?.glue === '-') return at
  if (between && wordAt(reader, at) === 'and') return at + 1
  return skipLongest(reader, at, rangeJoints)
}

/** "november 20 to 25": the second day is in the month of the first. */
function dayOfSameMonth(reader: Reader, first: Named, at: number): Named | undefined {
  if (first.grain !== 'day') return undefined
  const day = dayNumberAt(reader, at)
  const start = (first.window ?? first.inYear?.(2024))?.from
  if (day === undefined || start === undefined) return undefined
  return dayIn(reader, partsOf(start).month, day.day, day.end)
}

/** One period, or several of a kind: "june, july and august 2026", "2024 and 2025". */
function listAt(reader: Reader, at: number): PeriodReading | undefined {
  const first = primaryAt(reader, at)
  if (first === undefined) return undefined
  const items = [first]
  let closed = false
  for (let last = first; !closed;) {
    const comma = wordAt(reader, last.end) === ','
    const place = skipLongest(reader, comma ? last.end + 1 : last.end, listJoints)
    const next = place === undefined && !comma ? undefined : primaryAt(reader, place ?? last.end + 1)
    if (next === undefined || next.grain !== first.grain || next.grain === 'span') break
    items.push(next)
    closed = place !== undefined
    last = next
  }
  // A comma may as well go on with something else: "in 2025, 2000 orders".
  if (!closed) dropUnsure(items)
  return items.length === 1
    ? single(settle(first, reader.today))
    : several(resolveInOrder(items, reader.today))
}

function dropUnsure(items: Named[]): void {
  while (items.length > 1 && items.at(-1)?.unsure === true) items.pop()
}

function single(named: Resolved | undefined): PeriodReading | undefined {
  if (named === undefined) return undefined
  const { end, grain, window, trend, otherwise, assumed, shift } = named
  return {
    end,
    period: period(window, grain),
    ...(trend === undefined ? {} : { trend }),
    ...(otherwise === undefined ? {} : { otherwise: period(otherwise, grain) }),
    ...(assumed === undefined ? {} : { assumed }),
    ...(shift === undefined ? {} : { shift }),
    ...(named.inYear === undefined ? {} : { yearless: true }),
    sure: named.unsure !== true,
  }
}

function several(members: readonly Resolved[] | undefined): PeriodReading | undefined {
  const [first, last] = [members?.[0], members?.at(-1)]
  if (members === undefined || first === undefined || last === undefined) return undefined
  const parts = members.map(({ window, grain }) => period(window, grain))
  const sorted = parts.toSorted((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1))
  const [from, to] = [sorted[0]?.from, sorted.at(-1)?.to]
  if (from === undefined || to === undefined) return undefined
  const broken = sorted.some((part, i) => i > 0 && part.from !== sorted[i - 1]?.to)
  return {
    end: last.end,
    period: period({ from, to }, first.grain === 'year' && !broken ? 'year' : 'span'),
    parts,
    ...(broken ? { broken } : {}),
    sure: members.some(member => member.unsure !== true),
  }
}

function afterArticle(reader: Reader, at: number): number {
  return wordAt(reader, at) === 'the' ? at + 1 : at
}
