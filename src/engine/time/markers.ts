import type { Grain } from '#engine/plan.ts'
import { phraseList, wordSet } from '#engine/text/word-list.ts'
import { type Reader, skip, skipLongest, wordAt } from './reader.ts'
import { units } from './time-words.ts'

/** Words about time that name no period. */
export type Marker = 'now' | 'ever' | 'upcoming' | 'so far'

const phrases: readonly (readonly [Marker, readonly string[]])[] = [
  [
    'now',
    phraseList(
      'right now, currently, at the moment, at present, as of now, as of today, presently, these days, at this moment, at this time, at this point, just now',
    ),
  ],
  [
    'ever',
    phraseList(
      'ever, all time, of all time, in history, since the beginning, since inception, since day one, from the beginning, since the start, in our history, over all time, for all time',
    ),
  ],
  [
    'upcoming',
    phraseList(
      'upcoming, future, in the future, still to come, to come, coming up, forthcoming, from now on, going forward',
    ),
  ],
  ['so far', phraseList('so far, to date, until now, up to now, until today')],
]
/** Before "now" these make it a way to begin: "but now we want", "now by month". */
const beginnings = wordSet('and but so ok okay then well , . ? ! : ; -')

export function markerAt(reader: Reader, at: number): { marker: Marker; end: number } | undefined {
  for (const [marker, list] of phrases) {
    const end = skipLongest(reader, at, list)
    if (end !== undefined && !isPartOfOther(reader, at)) return { marker, end }
  }
  const word = wordAt(reader, at)
  if (word === 'now' && at > 0 && !beginnings.has(wordAt(reader, at - 1)))
    return { marker: 'now', end: at + 1 }
  if (word === 'current' && !units.has(wordAt(reader, at + 1))) return { marker: 'now', end: at + 1 }
  return undefined
}

/** "ever since 2020" belongs to a bound, "wallets are the future" to nothing. */
function isPartOfOther(reader: Reader, at: number): boolean {
  const word = wordAt(reader, at)
  return (
    (word === 'ever' && wordAt(reader, at + 1) === 'since') ||
    (word === 'future' && wordAt(reader, at - 1) === 'the')
  )
}

const changes: readonly (readonly [Grain, readonly string[]])[] = [
  ['year', phraseList('yoy, y y, year over year, year on year, year to year, y o y')],
  ['quarter', phraseList('qoq, q q, quarter over quarter, quarter on quarter')],
  ['month', phraseList('mom, m m, month over month, month on month')],
  ['week', phraseList('w w, week over week, week on week, wow')],
  ['day', phraseList('dod, day over day, day on day')],
]

/** "yoy", "month over month": each one against the one before it. */
export function changeAt(reader: Reader, at: number): { over: Grain; end: number } | undefined {
  if (skip(reader, at, 'mom') !== undefined && wordAt(reader, at - 1) === 'my') return undefined
  for (const [over, list] of changes) {
    const end = skipLongest(reader, at, list)
    const slashed = end === at + 2 && reader.tokens[at + 1]?.glue !== '/'
    if (end !== undefined && !slashed) return { over, end }
  }
  return undefined
}
