import { numberAt } from '#engine/numbers/numbers.ts'
import type { Grain } from '#engine/plan.ts'
import { phraseTable } from '#engine/text/phrase-table.ts'
import { wordSet } from '#engine/text/word-list.ts'
import { phraseAt } from './phrases.ts'
import { type Reader, skip, wordAt } from './reader.ts'
import { rollingBack, rollingForward, unitLetters, units, whole } from './time-words.ts'

/** "90 days", "a couple of weeks", "12m", "a year and a half". */
export interface Duration {
  count: number
  unit: Grain
  end: number
  /** "three full months": whole units of the calendar. */
  whole: boolean
  assumed?: string
}

/** About a century: beyond it a slip of the finger is likelier than a question. */
const longest = { day: 36_500, week: 5_200, month: 1_200, quarter: 400, year: 100 } as const satisfies Record<
  Grain,
  number
>

export const fortnights = wordSet('fortnight fortnights')

/** In months: a part of a year is no unit of the calendar. */
const partsOfYear = phraseTable([
  [6, 'half a year, half year, a half year, half of a year, half the year'],
  [3, 'quarter of a year, a quarter of a year, quarter year, a quarter year'],
  [9, 'three quarters of a year'],
])

const few = { count: 3, assumed: '"a few" was read as 3' }

export function durationAt(reader: Reader, at: number): Duration | undefined {
  const hours = hoursAt(reader, at)
  if (hours !== undefined) return hours
  const part = phraseAt(reader, at, partsOfYear)
  if (part !== undefined) return { count: part.value, unit: 'month', end: part.end, whole: false }
  return compactAt(reader, at) ?? spelledOutAt(reader, at)
}

/** "24 hours" are counted as a day; nothing here is measured in hours. */
function hoursAt(reader: Reader, at: number): Duration | undefined {
  const number = numberAt(reader.tokens, at)
  const word = number === undefined ? '' : wordAt(reader, number.end)
  if (number === undefined || !['hours', 'hrs', 'hour', 'h'].includes(word) || number.value % 24 !== 0)
    return undefined
  const duration = ofUnits(number.value / 24, 'day', number.end + 1)
  return duration === undefined || number.value === 0
    ? undefined
    : { ...duration, assumed: 'Hours were counted as whole days' }
}

/** 30d, 12m, 2y: the letter touches the figures. */
function compactAt(reader: Reader, at: number): Duration | undefined {
  if (reader.tokens[at]?.kind !== 'number') return undefined
  const months = /^(\d+)m$/.exec(reader.tokens[at]?.text ?? '')
  if (months !== null) return ofUnits(Number(months[1]), 'month', at + 1)
  const count = /^\d+$/.exec(reader.tokens[at]?.text ?? '')
  // "Last 30 d": apart, where nothing but a length of time can follow.
  const isLed = rollingBack.has(wordAt(reader, at - 1)) || rollingForward.has(wordAt(reader, at - 1))
  const touches = reader.tokens[at + 1]?.glue === '' || isLed
  const unit = touches ? unitLetters.get(wordAt(reader, at + 1)) : undefined
  if (count === null || unit === undefined) return undefined
  return ofUnits(Number(count[0]), unit, at + 2)
}

function ofUnits(count: number, unit: Grain, end: number): Duration | undefined {
  return count > longest[unit] ? undefined : { count, unit, end, whole: false }
}

function spelledOutAt(reader: Reader, at: number): Duration | undefined {
  const amount = amountAt(reader, at)
  const duration = amount === undefined ? undefined : unitsAt(reader, amount.end, amount.count)
  if (duration === undefined || amount?.assumed === undefined) return duration
  return { ...duration, assumed: amount.assumed }
}

/** So many of the units named here: "full months", "year and a half". */
export function unitsAt(reader: Reader, at: number, count: number): Duration | undefined {
  let place = at
  while (whole.has(wordAt(reader, place))) place++
  const isWhole = place > at
  if (fortnights.has(wordAt(reader, place))) return ofUnits(count * 2, 'week', place + 1)
  const unit = units.get(wordAt(reader, place))
  if (unit === undefined) return undefined
  const half = skip(reader, place + 1, 'and a half')
  const counted = wholeCount(count + (half === undefined ? 0 : 0.5), unit)
  return counted === undefined ? undefined : { ...counted, end: half ?? place + 1, whole: isWhole }
}

function amountAt(reader: Reader, at: number): { count: number; end: number; assumed?: string } | undefined {
  const number = numberAt(reader.tokens, at)
  if (number !== undefined)
    return number.kind === 'plain' ? { count: number.value, end: number.end } : undefined
  const word = wordAt(reader, at)
  if (word === 'few') return { ...few, end: at + 1 }
  if (word === 'a' && wordAt(reader, at + 1) === 'few') return { ...few, end: at + 2 }
  return word === 'a' || word === 'an' || word === 'one' ? { count: 1, end: at + 1 } : undefined
}

/** Half a year is six months; half a day is nothing we can count. */
function wholeCount(count: number, unit: Grain): { count: number; unit: Grain } | undefined {
  if (count < 0 || count > longest[unit]) return undefined
  if (Number.isInteger(count)) return { count, unit }
  const months = unit === 'year' ? count * 12 : unit === 'quarter' ? count * 3 : undefined
  return months !== undefined && Number.isInteger(months) ? { count: months, unit: 'month' } : undefined
}
