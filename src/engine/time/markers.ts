import { phraseTable } from '#engine/text/phrase-table.ts'
import type { Grain } from '#engine/plan.ts'
import { wordSet } from '#engine/text/word-list.ts'
import { phraseAt } from './phrases.ts'
import { type Reader, skip, wordAt } from './reader.ts'
import { units } from './time-words.ts'

/** Words about time that name no period. */
export type Marker = 'now' | 'ever' | 'upcoming' | 'so far'

export const markers = phraseTable<Marker>([
  [
    'now',
    'right now, currently, at the moment, at present, as of now, as of today, presently, these days, at this moment, at this time, at this point, just now, at the minute, at this minute',
  ],
  [
    'ever',
    'ever, all time, of all time, in history, since the beginning, since inception, since day one, since ever, since forever, since always, since the very beginning, from the very beginning, since the first day, from day one, from the beginning, since the start, in our history, over all time, for all time, since we started, since we began, since opening, over everything we have, over the whole period, over the entire period, across all years, over all years, all told, over the years, over all the years, through the years, throughout the years, in all the years, across the years, in all these years, over all these years, all these years, over our whole history, over the whole time, full history, whole history, entire history, complete history, over our entire history, over the entire history, as far back as the data goes, as far back as it goes, as far back as we have, as far back as we go, as far back as we can go, as far back as possible, no cutoff, no date limit, no time limit, since records began, for as long as we have data',
  ],
  [
    'upcoming',
    'upcoming, future, in the future, still to come, to come, coming up, forthcoming, from now on, from here on, from here on out, from here onward, going forward, from this point on',
  ],
  ['so far', 'so far, to date, until now, up to now, until today'],
])
/** Before "now" these make it a way to begin: "but now we want", "now by month". */
const beginnings = wordSet('and but so ok okay then well , . ? ! : ; -')

export function markerAt(reader: Reader, at: number): { marker: Marker; end: number } | undefined {
  const found = phraseAt(reader, at, markers)
  if (found !== undefined && !isPartOfOther(reader, at)) return { marker: found.value, end: found.end }
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

export const changes = phraseTable<Grain>([
  [
    'year',
    'yoy, y y, year over year, year on year, year to year, y o y, each year to the next, from each year to the next, one year to the next, from one year to the next',
  ],
  [
    'quarter',
    'qoq, q q, quarter over quarter, quarter on quarter, each quarter to the next, from each quarter to the next, one quarter to the next, from one quarter to the next',
  ],
  [
    'month',
    'mom, m m, month over month, month on month, each month to the next, from each month to the next, one month to the next, from one month to the next',
  ],
  [
    'week',
    'w w, week over week, week on week, wow, each week to the next, from each week to the next, one week to the next, from one week to the next',
  ],
  [
    'day',
    'dod, day over day, day on day, each day to the next, from each day to the next, one day to the next, from one day to the next',
  ],
])

/** "yoy", "month over month": each one against the one before it. */
export function changeAt(reader: Reader, at: number): { over: Grain; end: number } | undefined {
  if (skip(reader, at, 'mom') !== undefined && wordAt(reader, at - 1) === 'my') return undefined
  const found = phraseAt(reader, at, changes)
  // "y/y" and "m/m" are two letters with a slash.
  const apart = found?.end === at + 2 && reader.tokens[at + 1]?.glue !== '/'
  if (found !== undefined && !apart) return { over: found.value, end: found.end }
  return undefined
}
