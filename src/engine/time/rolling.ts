import type { Grain } from '#engine/plan.ts'
import { wordSet } from '#engine/text/word-list.ts'
import { addDays, addUnits, startOf } from './calendar.ts'
import { type Duration, durationAt, fortnights, unitsAt } from './durations.ts'
import type { Recognizer } from './named.ts'
import type { Window } from './period.ts'
import { type Reader, skip, wordAt } from './reader.ts'
import { rollingBack, rollingForward, unitLetters } from './time-words.ts'

const lonely = wordSet('past coming upcoming trailing this')

/** "the past 90 days", "last 6 months", "the next two weeks", "past year", "trailing 12 months". */
export const rolling: Recognizer = (reader, at) => {
  const short = shortForm(reader, at)
  if (short !== undefined) return lastUnits(reader, short)
  const word = wordAt(reader, at)
  const start = skip(reader, at, 'this past') ?? skip(reader, at, 'these past') ?? at + 1
  const back = rollingBack.has(word) || start === at + 2 || isDenied(reader, at) || isSince(reader, at)
  if (!back && !rollingForward.has(word)) return undefined
  const duration = durationAt(reader, start) ?? lonelyUnit(reader, start, word) ?? twelve(reader, start, word)
  if (duration === undefined || duration.count === 0) return undefined
  const { unit, count, end, assumed } = duration
  const note = assumed === undefined ? {} : { assumed }
  if (duration.whole)
    return { end, grain: 'span', window: wholeUnits(reader, unit, back ? -count : count), ...note }
  if (!back) {
    const window = { from: addDays(reader.today, 1), to: addDays(addUnits(reader.today, count, unit), 1) }
    return { end, grain: 'span', window, ...note }
  }
  return lastUnits(reader, duration)
}

/** "Since six months", as in other languages; "since six months ago" names its day. */
const isSince = (reader: Reader, at: number): boolean => {
  const length = wordAt(reader, at) === 'since' ? durationAt(reader, at + 1) : undefined
  return length !== undefined && !/^(ago|back|before|after|earlier)$/.test(wordAt(reader, length.end))
}

/** "Has not ordered in 6 months": up to now. */
const isDenied = ({ tokens }: Reader, at: number): boolean =>
  tokens[at]?.text === 'in' &&
  tokens
    .slice(Math.max(0, at - 8), at)
    .some(
      ({ text, sentence }) =>
        /^(not|never|nobody|no|none|nothing)$/.test(text) && sentence === tokens[at]?.sentence,
    )

function lastUnits(reader: Reader, { unit, count, end, assumed }: Duration): ReturnType<Recognizer> {
  const window = { from: addUnits(reader.today, -count, unit), to: addDays(reader.today, 1) }
  const calendar = unit === 'day' ? 'day' : unit === 'week' ? 'week' : 'month'
  return {
    end,
    grain: 'span',
    window,
    trend: { from: startOf(window.from, calendar), to: window.to },
    shift: { unit, by: -count, stretch: true },
    ...(assumed === undefined ? {} : { assumed }),
  }
}

/** L90D, L12M, T12M, TTM: as analysts abbreviate them. */
function shortForm(reader: Reader, at: number): Duration | undefined {
  const word = wordAt(reader, at)
  if (/^(ttm|ltm|t12|l12)$/.test(word)) return { count: 12, unit: 'month', end: at + 1, whole: false }
  const [, count, letter = ''] = /^[lt](\d{1,3})([dwmqy])$/.exec(word) ?? []
  const unit = unitLetters.get(letter)
  return unit === undefined ? undefined : { count: Number(count), unit, end: at + 1, whole: false }
}

/** "past month", "coming week", "past year and a half". "Last month" and "next month" are months of the calendar. */
function lonelyUnit(reader: Reader, at: number, word: string): Duration | undefined {
  // "The last year and a half" is no year of the calendar.
  const isHalf = skip(reader, at + 1, 'and a half') !== undefined
  const isOne = lonely.has(word) || fortnights.has(wordAt(reader, at)) || isHalf
  return isOne && !wordAt(reader, at).endsWith('s') ? unitsAt(reader, at, 1) : undefined
}

/** "Trailing 12": months, as everybody in the trade says it. */
const twelve = (reader: Reader, at: number, word: string): Duration | undefined =>
  /^(trailing|rolling)$/.test(word) && wordAt(reader, at) === '12'
    ? { count: 12, unit: 'month', end: at + 1, whole: false }
    : undefined

function wholeUnits(reader: Reader, unit: Grain, count: number): Window {
  const start = startOf(reader.today, unit)
  return count < 0
    ? { from: addUnits(start, count, unit), to: start }
    : { from: addUnits(start, 1, unit), to: addUnits(start, count + 1, unit) }
}
