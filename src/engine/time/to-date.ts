import type { Grain } from '#engine/plan.ts'
import { addDays, startOf } from './calendar.ts'
import type { Recognizer } from './named.ts'
import { calendarUnit } from './period.ts'
import { phrases, skipLongest } from './phrases.ts'
import { skip, wordAt } from './reader.ts'
import { units } from './time-words.ts'

const abbreviations: ReadonlyMap<string, Grain> = new Map([
  ['ytd', 'year'],
  ['qtd', 'quarter'],
  ['mtd', 'month'],
  ['wtd', 'week'],
])
const soFar = phrases(
  'so far, to date, until now, up to now, until today, up to today, through today, already',
)
const openings = phrases('so far this, earlier this, this, the current, current')

/** "ytd", "month to date", "so far this year", "this quarter so far": from its start to today. */
export const toDate: Recognizer = (reader, at) => {
  const short = abbreviations.get(wordAt(reader, at))
  if (short !== undefined) return upToToday(reader.today, short, at + 1)
  const unit = units.get(wordAt(reader, at))
  const spelled = unit === undefined ? undefined : skip(reader, at + 1, 'to date')
  if (unit !== undefined && spelled !== undefined) return upToToday(reader.today, unit, spelled)
  const opening = skipLongest(reader, at, openings)
  const named = opening === undefined ? undefined : units.get(wordAt(reader, opening))
  if (opening === undefined || named === undefined) return undefined
  if ((skip(reader, at, 'so far this') ?? skip(reader, at, 'earlier this')) !== undefined)
    return upToToday(reader.today, named, opening + 1)
  const end = skipLongest(reader, opening + 1, soFar)
  return end === undefined ? undefined : upToToday(reader.today, named, end)
}

function upToToday(today: string, unit: Grain, end: number): ReturnType<Recognizer> {
  return { end, grain: 'span', window: { from: startOf(today, unit), to: addDays(today, 1) } }
}

const rest = phrases(
  'rest of, the rest of, remainder of, the remainder of, remaining part of, later, left of, what is left of',
)
const articles = phrases('the, this, the current')

/** "the rest of the year": from tomorrow to its end. */
export const restOfUnit: Recognizer = (reader, at) => {
  const start = skipLongest(reader, at, rest)
  if (start === undefined) return undefined
  const place = skipLongest(reader, start, articles)
  const unit = place === undefined ? undefined : units.get(wordAt(reader, place))
  if (place === undefined || unit === undefined) return undefined
  const { to } = calendarUnit(reader.today, unit)
  const from = addDays(reader.today, 1)
  return from < to ? { end: place + 1, grain: 'span', window: { from, to } } : undefined
}
