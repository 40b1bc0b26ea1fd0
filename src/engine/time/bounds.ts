import { goesOn } from '#engine/text/times/goes-on.ts'
import { phraseTable } from '#engine/text/phrase-table.ts'
import { addDays, type Day } from './calendar.ts'
import { period, type Window } from './period.ts'
import type { PeriodReading } from './period-reading.ts'
import { phraseAt, phrases, skipLongest } from './phrases.ts'
import { primaryAt } from './primary.ts'
import { type Reader, wordAt } from './reader.ts'
import { type Resolved, settle } from './resolve.ts'

type Side = 'from start' | 'to today' | 'from end' | 'to start' | 'to end' | 'until' | 'as of'

export const bounds = phraseTable<Side>([
  [
    'from start',
    'since, ever since, starting, starting in, starting from, starting on, starting with, beginning with, beginning, beginning in, on or after, in or after, going back to',
  ],
  ['from end', 'after, later than, newer than, past'],
  ['to start', 'before, prior to, earlier than, older than, ahead of'],
  ['to end', 'through, by, by the end of, on or before, in or before, no later than, through the end of'],
  ['until', 'until, up to, up until'],
  ['as of', 'as of'],
])
const closers = phraseTable<Side>([
  [
    'from start',
    'or later, and later, onward, onwards, and onward, and onwards, on, and after, or after, or newer, and newer, forward',
  ],
  [
    'to today',
    'to now, to today, to present, to date, so far, until now, until today, up to now, up to today, through today, through now, til now, till now, till today',
  ],
  ['to end', 'or earlier, and earlier, and before, or before, or older, and older'],
])
const joints = phrases(['and', 'but', ',', ', and', ', but'])
const endings = phrases(['ending', 'ending on', 'ending in', 'and ending', 'and ending on'])

/** "since march", "before 2025", "after june 15 and before august", "2024 or later": open at one end, or closed by a second bound. */
export function boundAt(reader: Reader, at: number): PeriodReading | undefined {
  const first = oneBoundAt(reader, at)
  if (first?.period.from === undefined) return first
  const place = skipLongest(reader, first.end, joints) ?? first.end
  const second = endingAt(reader, place) ?? oneBoundAt(reader, place)
  const { from } = first.period
  const { to } = second?.period ?? {}
  if (second === undefined || to === undefined || to <= from) return first
  return { end: second.end, period: period({ from, to }, 'span'), sure: first.sure && second.sure }
}

/** "Starting Jan 1, ending Mar 31": behind a first bound it is the last, and no day of departure. */
function endingAt(reader: Reader, at: number): PeriodReading | undefined {
  const start = skipLongest(reader, at, endings)
  const named = start === undefined ? undefined : settle(primaryAt(reader, start), reader.today)
  return named === undefined ? undefined : bounded(named, 'to end', named.end, reader.today)
}

function oneBoundAt(reader: Reader, at: number): PeriodReading | undefined {
  const opener = phraseAt(reader, at, bounds)
  if (opener === undefined) return closedBehind(reader, at)
  // "Orders that came through yesterday" did not come until then.
  if (
    wordAt(reader, at) === 'through' &&
    /^(come|came|comes|coming|went|go|gone|got)$/.test(wordAt(reader, at - 1))
  )
    return undefined
  const named = settle(
    primaryAt(reader, wordAt(reader, opener.end) === 'the' ? opener.end + 1 : opener.end),
    reader.today,
  )
  if (named === undefined) return undefined
  // "by 2000" and "past 2000" bound a number; "by month" is no bound at all.
  const word = wordAt(reader, at)
  if (
    (word === 'by' || word === 'past' || word === 'up') &&
    (named.unsure === true || named.grain === 'span')
  )
    return undefined
  if (word === 'by' && opener.end === at + 1 && goesOn(wordAt(reader, named.end))) return undefined
  // "A stay starting in the next 3 weeks" lies within them; "starting in March" is the first bound of a time.
  const isNext = wordAt(reader, opener.end) === 'next'
  if (/^(starting|beginning)$/.test(word ?? '') && (named.grain === 'span' || isNext)) return undefined
  const end = saidTwice(reader, named.end, opener.value)
  const found = bounded(named, opener.value, end, reader.today)
  return found !== undefined && end === named.end && isSince(reader, at) ? { ...found, since: true } : found
}

/** "Starting January 2025 or later", "since 2024 onwards": the same bound once more, behind it. */
function saidTwice(reader: Reader, at: number, side: Side): number {
  const again = wordAt(reader, at) === 'on' ? undefined : phraseAt(reader, at, closers)
  return side === 'from start' && again?.value === side ? again.end : at
}

const isSince = (reader: Reader, at: number) =>
  wordAt(reader, at) === 'since' || (wordAt(reader, at) === 'ever' && wordAt(reader, at + 1) === 'since')

function closedBehind(reader: Reader, at: number): PeriodReading | undefined {
  const start = wordAt(reader, at) === 'from' ? at + 1 : at
  const named = settle(primaryAt(reader, start), reader.today)
  const closer = named === undefined ? undefined : phraseAt(reader, named.end, closers)
  if (named !== undefined && closer === undefined && start > at && isFirstDay(reader, start, named))
    return bounded({ ...named, assumed: sinceThen }, 'from start', named.end, reader.today)
  if (named === undefined || closer === undefined) return undefined
  // "in 2025 on airbnb": a lone "on" closes only what "from" has opened.
  if (wordAt(reader, named.end) === 'on' && start === at) return undefined
  const whole =
    start === at && wordAt(reader, named.end) === 'so' ? overAlready(named, reader.today) : undefined
  if (whole !== undefined) return { end: closer.end, ...whole, sure: true }
  return bounded(named, closer.value, closer.end, reader.today)
}

/** "December so far", in November: nothing of the last one is still to come, and it goes on for no year. */
function overAlready({ grain, window, otherwise }: Resolved, today: Day) {
  if (grain !== 'month' || otherwise === undefined || (window.to ?? today) > today) return undefined
  return { period: period(window, grain), otherwise: period(otherwise, grain) }
}

const sinceThen = '"from" a day was read as since that day'

/** "Revenue from June 1": it goes on from there. "Orders from June", "from 3 days ago", "from Black Friday" are of that time. */
const isFirstDay = (reader: Reader, start: number, { grain, end, window }: Resolved): boolean =>
  grain === 'day' &&
  (window.from ?? reader.today) < reader.today &&
  reader.tokens.slice(start, end).some(({ kind }) => kind === 'number') &&
  wordAt(reader, end - 1) !== 'ago' &&
  !/^(to|through|thru|until|till|til|and|or|-|–)$/.test(wordAt(reader, end))

function bounded(named: Resolved, side: Side, end: number, today: Day): PeriodReading | undefined {
  const window = windowOf(named, side, today)
  if (window === undefined) return undefined
  const note = side === 'as of' ? '"as of" was read as up to and including' : named.assumed
  const assumed = note === undefined ? {} : { assumed: note }
  // "Arriving before Christmas": up to the one to come, from today on.
  const next =
    named.otherwise === undefined ? undefined : windowOf({ ...named, window: named.otherwise }, side, today)
  const ahead = next?.to === undefined || next.from !== undefined ? undefined : { from: today, to: next.to }
  return {
    end,
    period: period(window, 'span'),
    ...(ahead === undefined ? {} : { otherwise: period(ahead, 'span') }),
    ...assumed,
    sure: true,
  }
}

function windowOf({ window, grain, exact, moment }: Resolved, side: Side, today: Day): Window | undefined {
  switch (side) {
    case 'from start':
      return fromDay(exact ?? (moment === 'end' ? window.to : window.from))
    // Stays are booked ahead: those after today are left out.
    case 'to today':
      return window.from === undefined || window.from > today
        ? undefined
        : { from: exact ?? window.from, to: addDays(today, 1) }
    case 'from end':
      return fromDay(moment === 'start' ? window.from : window.to)
    case 'to start':
      return toDay(exact ?? (moment === 'end' ? window.to : window.from))
    case 'to end':
      return toDay(window.to)
    case 'as of':
      return toDay(window.to)
    // Until a day includes it; until a month ends where the month begins.
    case 'until':
      return toDay(grain === 'day' ? window.to : window.from)
  }
}

function fromDay(from: Day | undefined): Window | undefined {
  return from === undefined ? undefined : { from }
}

function toDay(to: Day | undefined): Window | undefined {
  return to === undefined ? undefined : { to }
}
