// Days of the week that rows must fall on: "check-ins on Mondays", "made on a weekend".
import type { Item } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { negationBefore } from './negated.ts'
import { opensWith, type Found } from '#engine/parse/recognize/recognizer.ts'
import { datesNear } from '#engine/parse/recognize/times/time.ts'

export const weekdays = opensWith({ kinds: ['weekdays'] })((line, at) => {
  const found = line.means(at, 'weekdays')
  if (found === undefined) return null
  // "Which weekdays are busiest" asks for one or the other of seven.
  const isAsked = line.is(at - 1, 'which') && line.pieces[at]?.text === 'weekdays'
  if (isAsked) return { end: at + 1, items: [{ kind: 'key', key: { kind: 'weekday' } }] }
  // "On Mondays, Tuesdays and so on": each of the seven. Where a week begins with Saturday, nobody knows how it goes on.
  const isWeek = found.days.length > 1 && found.days.every((day, place) => day === place + 1)
  const past = isWeek ? pastSoOn(line, at + 1) : null
  if (past !== null)
    return { end: past, items: [{ kind: 'key', key: { kind: 'weekday', dates: datesNear(line, at) } }] }
  // "Weekend coming up": the next one, and not all that are to come.
  if (line.pieces[at + 1]?.text === 'coming up' && line.pieces[at]?.plural !== true) return null
  // "Weekend and weekday check-ins": all seven days are no limit, and two kinds of them are two sides.
  if (found.days.length === 7) return twoKinds(line, at)
  const dates = datesNear(line, at)
  const not = negationBefore(line, at)
  const days: Item = { kind: 'condition', condition: { kind: 'weekdays', days: found.days, dates, not } }
  const isWeighed = !not && isChoiceOfDays(line, at) && asksForMore(line, at)
  return {
    end: at + 1,
    items: isWeighed ? [days, { kind: 'key', key: { kind: 'weekday', dates } }] : [days],
  }
})

/** "Bookings that start on a Friday": the word before the day says which date falls on it. */
const dayOfDate = opensWith({ kinds: ['attribute'] })((line, at) => {
  const dates = line
    .all(at, 'attribute')
    .flatMap(({ attribute, sort }) => (sort === 'day' ? [attribute] : []))
  const next = line.past(at + 1)
  const days = line.means(next, 'weekdays')?.days ?? []
  // "Stays that began on a Friday or Saturday", "what percentage start on …": what is told of them, and no choice between the two.
  const isTold = /^(that|which|who)$/.test(line.pieces[at - 1]?.text ?? '') || isShareOf(line, at)
  const isChoice = isChoiceOfDays(line, next) && !isTold
  if (dates.length === 0 || days.length === 0 || days.length === 7 || isChoice) return null
  const not = negationBefore(line, at)
  return {
    end: next + 1,
    items: [{ kind: 'condition', condition: { kind: 'weekdays', days, dates, not } }],
  }
})

const isShareOf = (line: Line, at: number): boolean =>
  line.pieces.some((_, place) => place < at && line.is(place, 'share')) && !asksForMore(line, at)

export const onWeekdays = [dayOfDate, weekdays]

function pastSoOn(line: Line, at: number): number | null {
  const words = line.pieces
    .slice(at, at + 4)
    .map(({ text }) => text)
    .join(' ')
  const said = /^(?:, )?(?:and so (?:on|forth)|etc|et cetera|and the rest)(?= |$)/.exec(words)?.[0]
  return said === undefined ? null : at + said.split(' ').length
}

/** "On a Friday or on a Saturday", "at the weekend or on working days": what may stand on two sides. */
export const isChoiceOfDays = (line: Line, at: number): boolean => {
  const days = line.means(at, 'weekdays')?.days ?? []
  const sides = line.pieces[at]?.text.split(' or ') ?? []
  return sides.length > 1 && (days.length === 7 ? sides.length === 2 : days.length === sides.length)
}

/** "Did more bookings start on Friday or Saturday": one of the days has more, and a limit is none of them. */
const asksForMore = (line: Line, at: number): boolean =>
  line.pieces.some((_, place) => place < at && line.is(place, 'more', 'less')) &&
  !line.pieces.some((_, place) => line.is(place, 'than'))

function twoKinds(line: Line, at: number): Found | null {
  const words =
    line.pieces[at]?.text.match(/\b(weekends?|weekdays?|workdays?|(?:working|business|work|week) days)\b/g) ??
    []
  const sides = words.map(label => ({
    label,
    conditions: [
      {
        kind: 'weekdays' as const,
        days: label.startsWith('weekend') ? [6, 7] : [1, 2, 3, 4, 5],
        dates: datesNear(line, at),
        not: false,
      },
    ],
    nouns: [],
  }))
  const areTwo = sides.length === 2 && new Set(words.map(word => word.startsWith('weekend'))).size === 2
  return areTwo ? { end: at + 1, items: [{ kind: 'key', key: { kind: 'sides', sides } }] } : null
}
