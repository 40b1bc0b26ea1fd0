import type { Grain } from '#engine/plan.ts'
import { wordSet } from '#engine/text/word-list.ts'
import { addDays, addUnits, startOf } from './calendar.ts'
import { type Duration, durationAt, unitsAt } from './durations.ts'
import type { Recognizer } from './named.ts'
import type { Window } from './period.ts'
import { type Reader, skip, wordAt } from './reader.ts'
import { rollingBack, rollingForward } from './time-words.ts'

const lonely = wordSet('past coming upcoming trailing this')

/** "the past 90 days", "last 6 months", "the next two weeks", "past year", "trailing 12 months". */
export const rolling: Recognizer = (reader, at) => {
  const word = wordAt(reader, at)
  const start = skip(reader, at, 'this past') ?? skip(reader, at, 'these past') ?? at + 1
  const back = rollingBack.has(word) || start === at + 2
  if (!back && !rollingForward.has(word)) return undefined
  const duration = durationAt(reader, start) ?? lonelyUnit(reader, start, word)
  if (duration === undefined || duration.count === 0) return undefined
  const { unit, count, end, assumed } = duration
  const note = assumed === undefined ? {} : { assumed }
  if (duration.whole)
    return { end, grain: 'span', window: wholeUnits(reader, unit, back ? -count : count), ...note }
  if (!back) {
    const window = { from: addDays(reader.today, 1), to: addDays(addUnits(reader.today, count, unit), 1) }
    return { end, grain: 'span', window, ...note }
  }
  const window = { from: addUnits(reader.today, -count, unit), to: addDays(reader.today, 1) }
  const calendar = unit === 'day' ? 'day' : unit === 'week' ? 'week' : 'month'
  return {
    end,
    grain: 'span',
    window,
    trend: { from: startOf(window.from, calendar), to: window.to },
    ...note,
  }
}

/** "past month", "coming week", "past year and a half". "Last month" and "next month" are months of the calendar. */
function lonelyUnit(reader: Reader, at: number, word: string): Duration | undefined {
  return lonely.has(word) && !wordAt(reader, at).endsWith('s') ? unitsAt(reader, at, 1) : undefined
}

function wholeUnits(reader: Reader, unit: Grain, count: number): Window {
  const start = startOf(reader.today, unit)
  return count < 0
    ? { from: addUnits(start, count, unit), to: start }
    : { from: addUnits(start, 1, unit), to: addUnits(start, count + 1, unit) }
}
