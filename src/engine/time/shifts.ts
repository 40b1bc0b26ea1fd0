import type { Grain } from '#engine/plan.ts'
import type { Shift } from './period.ts'
import { phrases, skipLongest } from './phrases.ts'
import { type Reader, skip, wordAt } from './reader.ts'
import { units } from './time-words.ts'

export interface ShiftReading {
  end: number
  shift: Shift
}

const before = phrases(
  'before, before that, before that one, before it, before this, prior, earlier, preceding',
)
const adjectives = phrases('preceding, previous, prior, last, following, next')
const after = phrases('after, after that, after that one, later')
const thatSame = phrases('same, the same, that same, that')
const lastYear = phrases(
  'last year, of last year, in last year, a year ago, one year ago, the year before, of the year before, the previous year, of the previous year, previous year, prior year, a year earlier, the prior year',
)
const lastMonth = phrases(
  'last month, of last month, the month before, the previous month, of the previous month, previous month, a month ago',
)

/** "the month before", "the one before that", "same period last year": a move from whatever period is spoken of. */
export function shiftAt(reader: Reader, at: number): ShiftReading | undefined {
  return sameAt(reader, at) ?? neighborAt(reader, at)
}

function sameAt(reader: Reader, at: number): ShiftReading | undefined {
  const start = skipLongest(reader, at, thatSame)
  if (start === undefined) return undefined
  const word = wordAt(reader, start)
  const unit = units.get(word)
  if (unit === undefined && word !== 'period' && word !== 'time' && word !== 'dates' && word !== 'timeframe')
    return undefined
  const year = skipLongest(reader, start + 1, lastYear)
  if (year !== undefined) return { end: year, shift: { unit: 'year', by: -1 } }
  const month = skipLongest(reader, start + 1, lastMonth)
  if (month !== undefined) return { end: month, shift: { unit: 'month', by: -1 } }
  return word === 'time' ? undefined : { end: start + 1, shift: { unit: 'same', by: 0 } }
}

function neighborAt(reader: Reader, at: number): ShiftReading | undefined {
  const start = skip(reader, at, 'the') ?? skip(reader, at, 'a') ?? skip(reader, at, 'one') ?? at
  const word = wordAt(reader, start)
  const adjective = skipLongest(reader, start, adjectives)
  const noun = adjective === undefined ? word : wordAt(reader, adjective)
  const unit = unitOf(noun)
  if (unit === undefined) return undefined
  if (adjective !== undefined) {
    // "The previous month" alone is last month; only what no calendar names needs another period.
    const by = word === 'following' || word === 'next' ? 1 : -1
    const needed = unit === 'same' || word === 'preceding' || word === 'following'
    return needed && (start > at || noun !== 'one') ? { end: adjective + 1, shift: { unit, by } } : undefined
  }
  if (start === at && unit === 'same') return undefined
  const earlier = skipLongest(reader, start + 1, before)
  if (earlier !== undefined) return { end: earlier, shift: { unit, by: -1 } }
  const later = skipLongest(reader, start + 1, after)
  return later === undefined ? undefined : { end: later, shift: { unit, by: 1 } }
}

function unitOf(word: string): Grain | 'same' | undefined {
  if (word === 'one' || word === 'period') return 'same'
  return word.endsWith('s') ? undefined : units.get(word)
}
