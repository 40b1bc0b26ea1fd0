import { addDays, isoWeekday, startOf } from './calendar.ts'
import { furthest, type Recognizer } from './named.ts'
import { calendarUnit, type Window } from './period.ts'
import { phrases, skipLongest } from './phrases.ts'
import { type Reader, skip, wordAt } from './reader.ts'
import { offsetAt } from './relative.ts'
import { settle } from './resolve.ts'
import { weekdays } from './time-words.ts'

const weekOfPhrases = phrases(
  'week of, week of the, the week of, week starting, week beginning, week starting on, week beginning on, week commencing',
)

const weekEndingPhrases = phrases('week ending, week ended, week ending on, week that ended')

/** "the week of november 2": the one that holds that day. */
export function weekOf(days: readonly Recognizer[]): Recognizer {
  return (reader, at) => {
    const ending = skipLongest(reader, at, weekEndingPhrases)
    const start = ending ?? skipLongest(reader, at, weekOfPhrases)
    const named = start === undefined ? undefined : furthest(days.map(recognize => recognize(reader, start)))
    // Without a year it may be the week of the last one or of the next.
    if (named?.window === undefined && named?.inYear !== undefined && ending === undefined) {
      const dayIn = named.inYear
      const inYear = (year: number) => {
        const from = dayIn(year)?.from
        return from === undefined ? undefined : calendarUnit(from, 'week')
      }
      return { end: named.end, grain: 'week', inYear }
    }
    const day = settle(named, reader.today)
    if (day?.window.from === undefined) return undefined
    const { to } = day.window
    if (ending !== undefined && to !== undefined)
      return { end: day.end, grain: 'span', window: { from: addDays(to, -7), to } }
    return { end: day.end, grain: 'week', window: calendarUnit(day.window.from, 'week') }
  }
}

/** "last friday", "this weekend", "next monday". */
export const relativeWeekday: Recognizer = (reader, at) => {
  const offset = offsetAt(reader, at) ?? (skip(reader, at, 'this past') === undefined ? undefined : -1)
  if (offset === undefined) return undefined
  const place = wordAt(reader, at + 1) === 'past' || wordAt(reader, at + 1) === 'coming' ? at + 2 : at + 1
  const word = wordAt(reader, place)
  const moved = wordAt(reader, at + 1) === 'past' ? -1 : wordAt(reader, at + 1) === 'coming' ? 1 : offset
  if (word === 'weekend') return { end: place + 1, grain: 'weekend', window: weekend(reader, moved) }
  const weekday = word.endsWith('days') ? undefined : weekdays.get(word)
  if (weekday === undefined || word === 'sun' || word === 'sat') return undefined
  return { end: place + 1, grain: 'day', window: nearestWeekday(reader, weekday, moved) }
}

/** "Revenue from Friday check-ins" speaks of all Fridays, "from Friday", "from Friday to Sunday" of one. */
const behindOneDay = /^(|\W|to|through|thru|until|till|on|onwards?|and|or|by|for|in|at|with|vs|versus)$/

/** "since monday": the last one. */
export const sinceWeekday: Recognizer = (reader, at) => {
  if (wordAt(reader, at - 1) === 'from' && !behindOneDay.test(wordAt(reader, at + 1))) return undefined
  const weekday = /^(since|from)$/.test(wordAt(reader, at - 1)) ? weekdays.get(wordAt(reader, at)) : undefined
  if (weekday === undefined || wordAt(reader, at).endsWith('days') || /^(sun|sat)$/.test(wordAt(reader, at)))
    return undefined
  return { end: at + 1, grain: 'day', window: nearestWeekday(reader, weekday, -1) }
}

function weekend(reader: Reader, offset: number): Window {
  const saturday = addDays(startOf(reader.today, 'week'), 5 + 7 * offset)
  return { from: saturday, to: addDays(saturday, 2) }
}

/** "This Friday" said on a Sunday is the coming one. */
function nearestWeekday(reader: Reader, weekday: number, offset: number): Window {
  const away = weekday - isoWeekday(reader.today)
  const days =
    offset < 0 ? (away < 0 ? away : away - 7) : away > 0 || (offset === 0 && away === 0) ? away : away + 7
  const day = addDays(reader.today, days)
  return { from: day, to: addDays(day, 1) }
}
