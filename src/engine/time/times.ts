import type { Grain } from '#engine/plan.ts'
import type { Span, Token } from '#engine/text/token.ts'
import { wordSet } from '#engine/text/word-list.ts'
import { addDays, type Day } from './calendar.ts'
import { mayBegin } from './beginnings.ts'
import { type GrainReading, grainAt } from './grains.ts'
import { edges, leads, rests } from './leads.ts'
import { changeAt, type Marker, markerAt } from './markers.ts'
import { settleNeighbors } from './neighbors.ts'
import { type Period, period, type Shift } from './period.ts'
import type { PeriodReading } from './period-reading.ts'
import { periodAt } from './periods.ts'
import { skipLongest } from './phrases.ts'
import { type Reader, readerOf, wordAt } from './reader.ts'
import { shiftAt } from './shifts.ts'
import { weekdaysAt } from './weekday-sets.ts'

export type TimePiece = Span & TimeMeaning

export type TimeMeaning =
  /** `core` is where the period itself starts: in "check in last month" the word before it belongs elsewhere. */
  | ({ kind: 'period'; core: number } & Omit<PeriodReading, 'end'>)
  /** What is left of a period beside another one: "the rest of 2025". */
  | { kind: 'rest'; of: Period }
  | { kind: 'shift'; shift: Shift }
  /** "Most recent": the last in time, of things that follow. */
  | { kind: 'edge' }
  | { kind: 'weekdays'; days: readonly number[] }
  | { kind: 'change'; over: Grain }
  | ({ kind: 'grain' } & Omit<GrainReading, 'end'>)
  /** `period` where it bounds one: from tomorrow on for "upcoming", up to today for "so far". */
  | { kind: 'marker'; marker: Marker; period?: Period }

type Found = { end: number } & TimeMeaning

/** Words that lead to a period, after which a bare number is a year. */
const yearLeads = wordSet('in during throughout of from')

/** Asked again when it is said what was taken for granted. */
const recognized = new WeakMap<readonly Token[], { today: Day; pieces: readonly TimePiece[] }>()

/** Everything a question says about time, from left to right and without overlaps. Weeks start on Monday. */
export function recognizeTimes(tokens: readonly Token[], today: Day): readonly TimePiece[] {
  const known = recognized.get(tokens)
  if (known?.today === today) return known.pieces
  const pieces = walk(tokens, today)
  recognized.set(tokens, { today, pieces })
  return pieces
}

function walk(tokens: readonly Token[], today: Day): TimePiece[] {
  const reader = readerOf(tokens, today)
  const pieces: TimePiece[] = []
  let at = 0
  while (at < tokens.length) {
    const found = mayBegin(reader, at) ? meaningAt(reader, at) : undefined
    if (found !== undefined) {
      const { end, ...meaning } = found
      pieces.push({ start: at, end, ...meaning })
    }
    at = found?.end ?? at + 1
  }
  return settleNeighbors(reader, pieces)
}

/** The meaning that explains most words; of two equal ones the first in this order. Asked where none may begin, it finds none. */
export function meaningAt(reader: Reader, at: number): Found | undefined {
  const found = [shift, rest, marker, edge, ledPeriod, weekdays, change, grain].map(recognize =>
    recognize(reader, at),
  )
  return found.reduce<Found | undefined>(
    (best, one) => (one !== undefined && (best === undefined || one.end > best.end) ? one : best),
    undefined,
  )
}

function ledPeriod(reader: Reader, at: number): Found | undefined {
  const lead = skipLongest(reader, at, leads) ?? at
  const core = wordAt(reader, lead) === 'the' ? lead + 1 : lead
  const direct = periodAt(reader, at)
  const led = core === at ? direct : periodAt(reader, core)
  // "over a year ago" starts with a word that could also lead to "a year ago".
  if (direct !== undefined && direct.end >= (led?.end ?? 0)) return { kind: 'period', core: at, ...direct }
  return led === undefined ? undefined : ledBy(reader, at, core, led)
}

function ledBy(reader: Reader, at: number, core: number, found: PeriodReading): Found | undefined {
  const anchored = yearLeads.has(wordAt(reader, core - 1))
  // "over 2000" is no period of time, and without the word before it 2000 is at most a year.
  if (!found.sure && !anchored && core > at) return undefined
  return { kind: 'period', core, ...found, sure: found.sure || anchored }
}

function rest(reader: Reader, at: number): Found | undefined {
  const start = skipLongest(reader, at, rests)
  const whole = start === undefined ? undefined : periodAt(reader, start)
  if (whole?.period.to === undefined || whole.period.from === undefined) return undefined
  const tomorrow = addDays(reader.today, 1)
  const { from, to } = whole.period
  const current = from < tomorrow && tomorrow < to
  if (current)
    return {
      kind: 'period',
      core: at,
      end: whole.end,
      period: period({ from: tomorrow, to }, 'span'),
      sure: true,
    }
  return { kind: 'rest', end: whole.end, of: whole.period }
}

function edge(reader: Reader, at: number): Found | undefined {
  const end = skipLongest(reader, at, edges)
  // "Most recent first" is an order.
  return end === undefined || wordAt(reader, end) === 'first' ? undefined : { kind: 'edge', end }
}

function shift(reader: Reader, at: number): Found | undefined {
  const found = shiftAt(reader, at)
  return found === undefined ? undefined : { kind: 'shift', ...found }
}

function weekdays(reader: Reader, at: number): Found | undefined {
  const found = weekdaysAt(reader, at)
  return found === undefined ? undefined : { kind: 'weekdays', ...found }
}

function change(reader: Reader, at: number): Found | undefined {
  const found = changeAt(reader, at)
  return found === undefined ? undefined : { kind: 'change', ...found }
}

function grain(reader: Reader, at: number): Found | undefined {
  const found = grainAt(reader, at)
  return found === undefined ? undefined : { kind: 'grain', ...found }
}

function marker(reader: Reader, at: number): Found | undefined {
  const found = markerAt(reader, at)
  if (found === undefined) return undefined
  const tomorrow = addDays(reader.today, 1)
  const bounds = {
    upcoming: { from: tomorrow },
    'so far': { to: tomorrow },
    now: undefined,
    ever: undefined,
  }[found.marker]
  return { kind: 'marker', ...found, ...(bounds === undefined ? {} : { period: period(bounds, 'span') }) }
}
