import { phraseList, wordSet } from '#engine/text/word-list.ts'
import { phrases, skipLongest } from './phrases.ts'
import { type Reader, wordAt } from './reader.ts'
import { ambiguousShortForms, weekdays } from './time-words.ts'

export interface WeekdayReading {
  end: number
  /** Monday is 1, Sunday is 7, in ascending order. */
  days: readonly number[]
}

export const weekdayLeads = phrases('on, on a, on the, every, each, on every')
const joints = phrases([
  ...phraseList(
    'and, or, and on, or on, or a, and a, or on a, and on a, or the, or at, or on the, or during',
  ),
  ',',
  ', and',
  ', or',
])
/** "Saturdays and Sundays together": all of them, as they are without the word. */
const together = wordSet('together combined')
const rangeJoints = phrases('to, through, until, -')
/** Black Friday and Cyber Monday are single days. */
const holidayNames = wordSet('black good cyber')
const weekendWords = wordSet('weekend weekends')
const weekend = [6, 7]
const working = [1, 2, 3, 4, 5]

/** "fridays", "friday or saturday", "fri/sat", "monday through thursday", "on weekends". */
export function weekdaysAt(reader: Reader, at: number): WeekdayReading | undefined {
  // "On weekends or during the week".
  const isWeek = ['during', 'the', 'week'].every((word, step) => wordAt(reader, at + step) === word)
  if (isWeek && besideWeekend(reader, at)) return { end: at + 3, days: working }
  const start = skipLongest(reader, at, weekdayLeads) ?? at
  if (holidayNames.has(wordAt(reader, start - 1))) return undefined
  const { end, days } = listAt(reader, start)
  const lone = end === start + 1 && start === at && ambiguousShortForms.has(wordAt(reader, start))
  const one = end === start + 1 && !/s$|^weekend/.test(wordAt(reader, start)) && isSingle(reader, start)
  if (days.length === 0 || lone || one) return undefined
  return { end: days.length > 1 && together.has(wordAt(reader, end)) ? end + 1 : end, days }
}

/** Days one after the other; none, and where it starts, if there are none. */
function listAt(reader: Reader, start: number): WeekdayReading {
  const days = new Set<number>()
  let end = start
  for (let place: number | undefined = start; place !== undefined;) {
    const group = groupAt(reader, place)
    if (group === undefined) break
    for (const day of group.days) days.add(day)
    end = group.end
    place = reader.tokens[end]?.glue === '/' ? end : skipLongest(reader, end, joints)
  }
  return { end, days: [...days].sort((a, b) => a - b) }
}

const leading =
  /^(for|by|ins?|outs?|arrives?|arriving|arrivals|leaves?|leaving|departs?|departing|departures|coming|due|ending|starting|beginning|checkouts|checkins|orders|bookings|stays|reservations|viewings|closings|sales)$/

/** "On Sunday", "scheduled for Friday", "arrivals Friday" is the last one, the next one or any; "for Friday check-ins" speaks of all. */
const isSingle = (reader: Reader, at: number): boolean =>
  wordAt(reader, at - 1) === 'on' ||
  (leading.test(wordAt(reader, at - 1)) && /^(|\W|please|with|at)$/.test(wordAt(reader, at + 1)))

/** "Weekday vs weekend", also with "(fri/sat/sun)" between: the working days, not each day of the week. */
function besideWeekend(reader: Reader, at: number): boolean {
  return [1, 2, 3, 4, 5, 6, 7].some(
    step => weekendWords.has(wordAt(reader, at - step)) || weekendWords.has(wordAt(reader, at + step)),
  )
}

/** "On working days"; "within 5 business days" is a length of time. */
function workdaysAt(reader: Reader, at: number): WeekdayReading | undefined {
  if (reader.tokens[at - 1]?.kind === 'number') return undefined
  if (wordAt(reader, at) === 'workdays') return { end: at + 1, days: working }
  const isTwo = /^(working|business|work|week)$/.test(wordAt(reader, at)) && wordAt(reader, at + 1) === 'days'
  return isTwo ? { end: at + 2, days: working } : undefined
}

/** "Weekend (fri/sat)": the brackets say which days are meant. */
function explained(reader: Reader, named: WeekdayReading): WeekdayReading {
  if (wordAt(reader, named.end) !== '(') return named
  const { end, days } = listAt(reader, named.end + 1)
  return days.length > 0 && wordAt(reader, end) === ')' ? { end: end + 1, days } : named
}

/** Beside "weekend (fri/sat)" the others: a Friday is on one side only. */
function workingDays(reader: Reader): readonly number[] {
  const named = reader.words.findIndex(word => weekendWords.has(word))
  if (named < 0 || wordAt(reader, named + 1) !== '(') return working
  const own = explained(reader, { end: named + 1, days: weekend }).days
  return [1, 2, 3, 4, 5, 6, 7].filter(day => !own.includes(day))
}

function groupAt(reader: Reader, at: number): WeekdayReading | undefined {
  const word = wordAt(reader, at)
  if (weekendWords.has(word)) return explained(reader, { end: at + 1, days: weekend })
  if (word === 'weekdays' || (word === 'weekday' && besideWeekend(reader, at)))
    return explained(reader, { end: at + 1, days: workingDays(reader) })
  const workdays = workdaysAt(reader, at)
  if (workdays !== undefined) return explained(reader, workdays)
  return namedAt(reader, at)
}

/** "Friday", "monday through thursday". */
function namedAt(reader: Reader, at: number): WeekdayReading | undefined {
  const first = weekdays.get(wordAt(reader, at))
  if (first === undefined) return undefined
  const joint = reader.tokens[at + 1]?.glue === '-' ? at + 1 : skipLongest(reader, at + 1, rangeJoints)
  const last = joint === undefined ? undefined : weekdays.get(wordAt(reader, joint))
  if (joint === undefined || last === undefined) return { end: at + 1, days: [first] }
  const length = ((last - first + 7) % 7) + 1
  return { end: joint + 1, days: Array.from({ length }, (_, i) => ((first - 1 + i) % 7) + 1) }
}
