import type { Grain } from '#engine/plan.ts'
import type { Shift } from './period.ts'
import { partsOf } from './calendar.ts'
import { durationAt } from './durations.ts'
import { phrases, skipLongest } from './phrases.ts'
import { type Reader, skip, wordAt } from './reader.ts'
import { months, units } from './time-words.ts'
import { phraseList, wordSet } from '#engine/text/word-list.ts'

export interface ShiftReading {
  end: number
  shift: Shift
}

const before = phrases(
  'before, before that, before that one, before it, before this, prior, earlier, preceding',
)
export const adjectives = phrases('preceding, previous, prior, last, following, next')
const preceding = phrases('preceding')
const after = phrases('after, after that, after that one, later')
export const thatSame = phrases(
  'same, the same, that same, that, corresponding, the corresponding, equivalent, the equivalent, comparable, the comparable, this same',
)
const stretches = wordSet('period time dates timeframe stretch span window interval point part portion')
export const lastYear = shortToo(
  'last year, of last year, in last year, a year ago, one year ago, the year before, of the year before, the previous year, of the previous year, previous year, prior year, a year earlier, the prior year',
)
export const lastMonth = phrases(
  'last month, of last month, the month before, the previous month, of the previous month, previous month, a month ago',
)

/** "Last yr" as well. */
function shortToo(list: string) {
  return phrases(phraseList(list).flatMap(phrase => [phrase, phrase.replace(/\byear\b/, 'yr')]))
}

/** "the month before", "the one before that", "same period last year": a move from whatever period is spoken of. */
export function shiftAt(reader: Reader, at: number): ShiftReading | undefined {
  return (
    sameAt(reader, at) ??
    sameBehind(reader, at) ??
    stretchAt(reader, at) ??
    neighborAt(reader, at) ??
    lastAlone(reader, at)
  )
}

function sameAt(reader: Reader, at: number): ShiftReading | undefined {
  const start =
    skipLongest(reader, at, thatSame) ?? (skip(reader, at, 'this time') === undefined ? undefined : at + 1)
  if (start === undefined) return undefined
  // "The same 10 months last year".
  const counted = durationAt(reader, start)
  const again = counted === undefined ? undefined : skipLongest(reader, counted.end, lastYear)
  if (again !== undefined) return { end: again, shift: { unit: 'year', by: -1, alike: true } }
  // "The same three months of 2024".
  const behind = counted === undefined ? -1 : skipOf(reader, counted.end)
  if (counted !== undefined && /^20\d\d$/.test(wordAt(reader, behind)))
    return { end: counted.end, shift: { unit: 'same', by: 0 } }
  const word = wordAt(reader, start)
  const unit = units.get(word)
  if (unit === undefined && !stretches.has(word)) return undefined
  // "The same days last month": as many of them as have passed.
  const alike = unit === undefined || word.endsWith('s') ? { alike: true } : {}
  const named = sameMonthOfLastYear(reader, start + 1)
  if (named !== undefined) return { end: named, shift: { unit: 'year', by: -1, alike: true } }
  const year = skipLongest(reader, start + 1, lastYear)
  if (year !== undefined) return { end: year, shift: { unit: 'year', by: -1, ...alike } }
  const month = skipLongest(reader, start + 1, lastMonth)
  if (month !== undefined) return { end: month, shift: { unit: 'month', by: -1, ...alike } }
  return word === 'time' ? undefined : { end: start + 1, shift: { unit: 'same', by: 0 } }
}

const skipOf = (reader: Reader, at: number): number =>
  /^(of|in|from|for|during)$/.test(wordAt(reader, at)) ? at + 1 : at

/** "The same days last November", said in November. */
function sameMonthOfLastYear(reader: Reader, at: number): number | undefined {
  const place = /^(in|of|from)$/.test(wordAt(reader, at)) ? at + 1 : at
  const isLast = wordAt(reader, place) === 'last'
  const month = months.get(wordAt(reader, isLast ? place + 1 : place))
  if (month !== partsOf(reader.today).month) return undefined
  return isLast ? place + 2 : skipLongest(reader, place + 1, lastYear)
}

/** "YTD vs last year", "vs last year same period": as much of it. */
function sameBehind(reader: Reader, at: number): ShiftReading | undefined {
  const year = skipLongest(reader, at, lastYear)
  const end = year ?? skipLongest(reader, at, lastMonth)
  if (end === undefined || !/^(vs|versus|against|to|with|than)$/.test(wordAt(reader, at - 1)))
    return undefined
  const same = skipLongest(reader, wordAt(reader, end) === ',' ? end + 1 : end, thatSame)
  const said = same !== undefined && stretches.has(wordAt(reader, same)) ? same + 1 : undefined
  const toDate = /^(ytd|mtd|qtd|wtd)$/.test(wordAt(reader, at - 2))
  if (said === undefined && !toDate) return undefined
  return { end: said ?? end, shift: { unit: year === undefined ? 'month' : 'year', by: -1, alike: true } }
}

/** "the 30 days before that", "the 12 months before": as many units up to where the other period begins. */
function stretchAt(reader: Reader, at: number): ShiftReading | undefined {
  const start = skip(reader, at, 'the') ?? at
  const adjective = skipLongest(reader, start, preceding)
  const duration = durationAt(reader, adjective ?? start)
  if (duration === undefined || (start === at && adjective === undefined)) return undefined
  const end = adjective === undefined ? skipLongest(reader, duration.end, before) : duration.end
  if (end === undefined || (wordAt(reader, end - 1) === 'before' && isNamedBehind(reader, end)))
    return undefined
  return { end, shift: { unit: duration.unit, by: -duration.count, stretch: true } }
}

/** "The 3 days before Christmas" name their own end. */
const isNamedBehind = (reader: Reader, at: number) => !/^[,.?;:!-]?$/.test(wordAt(reader, at))

function neighborAt(reader: Reader, at: number): ShiftReading | undefined {
  const start = skip(reader, at, 'the') ?? skip(reader, at, 'a') ?? skip(reader, at, 'one') ?? at
  // "Less than a week before check-in" is a length of time.
  const article = [at, at - 1].find(place => /^(a|one)$/.test(wordAt(reader, place)))
  const bound = article === undefined ? '' : wordAt(reader, article - 1)
  if (/^(than|under|over|within|least|most)$/.test(bound)) return undefined
  const word = wordAt(reader, start)
  // "September vs the September before".
  const named = start > at && months.has(word) ? skipLongest(reader, start + 1, before) : undefined
  const away = named === undefined ? undefined : monthsBack(reader, at, word)
  if (named !== undefined)
    return away === undefined ? undefined : { end: named, shift: { unit: 'month', by: -away } }
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

/** "September vs the September before" is a year back, "October vs the September before it" a month. */
function monthsBack(reader: Reader, at: number, word: string): number | undefined {
  const last = reader.tokens.slice(0, at).findLast(({ text }) => months.has(text))?.text
  const [from, to] = [last, word].map(name => (name === undefined ? undefined : months.get(name)))
  if (from === undefined || to === undefined) return undefined
  return ((from - to + 11) % 12) + 1
}

/** "this month vs last": the one before it. */
function lastAlone(reader: Reader, at: number): ShiftReading | undefined {
  const compared = /^(vs|versus|against|to|with|than)$/.test(wordAt(reader, at - 1))
  const isThis = /^(this|current)$/.test(wordAt(reader, at - 3)) && units.has(wordAt(reader, at - 2))
  const isWord =
    /^(last|previous|prior)$/.test(wordAt(reader, at)) && /^[,.?;:!-]?$/.test(wordAt(reader, at + 1))
  return compared && isThis && isWord ? { end: at + 1, shift: { unit: 'same', by: -1 } } : undefined
}

function unitOf(word: string): Grain | 'same' | undefined {
  if (word === 'one' || word === 'period') return 'same'
  if (word === 'weekend') return 'week'
  return word.endsWith('s') ? undefined : units.get(word)
}
