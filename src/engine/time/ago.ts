import { numberAt } from '#engine/numbers/numbers.ts'
import { phraseTable } from '#engine/text/phrase-table.ts'
import type { Grain } from '#engine/plan.ts'
import { addDays, addUnits } from './calendar.ts'
import { durationAt, unitsAt } from './durations.ts'
import type { Recognizer } from './named.ts'
import { calendarUnit } from './period.ts'
import { phraseAt } from './phrases.ts'
import { type Reader, wordAt } from './reader.ts'

const bounds = phraseTable([
  ['longer', 'more than, more then, over, longer than, greater than, upwards of, above, >'],
  ['at least', 'at least, no less than, a minimum of, >='],
  ['shorter', 'less than, under, fewer than, within the last, no more than, at most, <'],
  ['older', 'older than, older then'],
  ['newer', 'newer than, younger than'],
] as const)

/** "two years ago" is a year, "3 days ago" a day; "more than 180 days ago" is all that came before. */
export const ago: Recognizer = (reader, at) => {
  const bound = phraseAt(reader, at, bounds)
  const first = bound?.end ?? at
  // "90+ days ago", "6 months+ ago".
  const open =
    bound === undefined && wordAt(reader, first + 1) === '+' ? numberAt(reader.tokens, first) : undefined
  const duration = open === undefined ? durationAt(reader, first) : unitsAt(reader, open.end + 1, open.value)
  if (duration === undefined) return undefined
  const plus = wordAt(reader, duration.end) === '+'
  const end = plus ? duration.end + 1 : duration.end
  const limit = open !== undefined || plus ? 'at least' : bound?.value
  const { count, unit } = duration
  const back = wordAt(reader, end) === 'ago' || wordAt(reader, end) === 'back'
  const old = wordAt(reader, end) === 'old'
  if (!back && (old || bound?.value === 'older' || bound?.value === 'newer'))
    return byAge(reader, duration, bound?.value, old ? end + 1 : end)
  if (!back)
    return wordAt(reader, end) === 'from' && wordAt(reader, end + 1) === 'now'
      ? fromNow(reader, count, unit, end + 2)
      : undefined
  const day = addUnits(reader.today, -count, unit)
  switch (limit) {
    case 'longer':
      return { end: end + 1, grain: 'span', window: { to: day } }
    case 'at least':
      return { end: end + 1, grain: 'span', window: { to: addDays(day, 1) } }
    case 'shorter':
      return { end: end + 1, grain: 'span', window: { from: day, to: addDays(reader.today, 1) } }
    case 'older':
    case 'newer':
      return undefined
    case undefined:
      return { end: end + 1, grain: unit, window: calendarUnit(day, unit), exact: day }
  }
}

/** "Older than 7 days", "less than 30 days old". Years are those of houses, not of rows. */
function byAge(
  { today }: Reader,
  { count, unit }: { count: number; unit: Grain },
  bound: string | undefined,
  end: number,
): ReturnType<Recognizer> {
  const day = addUnits(today, -count, unit)
  if (unit === 'year') return undefined
  if (bound === 'older' || bound === 'longer') return { end, grain: 'span', window: { to: day } }
  return bound === 'newer' || bound === 'shorter'
    ? { end, grain: 'span', window: { from: day, to: addDays(today, 1) } }
    : undefined
}

function fromNow(reader: Reader, count: number, unit: Grain, end: number): ReturnType<Recognizer> {
  const day = addUnits(reader.today, count, unit)
  return { end, grain: unit, window: calendarUnit(day, unit), exact: day }
}
