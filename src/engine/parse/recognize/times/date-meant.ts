// "I mean when they booked, not when they arrive": which of two dates the time of a question is one of.
import type { Line } from '#engine/parse/piece.ts'
import { opensWith, type Recognizer } from '#engine/parse/recognize/recognizer.ts'
import { datesAt } from '#engine/parse/recognize/groups/units-of-time.ts'

export const dateMeant = opensWith({ kinds: ['date', 'attribute'], words: ['by'], texts: 'not' })(
  (line, at) => deniedDate(line, at) ?? namedDate(line, at) ?? steppedBy(line, at),
)

/** "Bookings by day of the week, going by check-in", "each month of 2025 by close date": whose months and days they are. */
const steppedBy: Recognizer = (line, at) => {
  if (!line.is(at, 'by') || line.is(at - 1, 'and')) return null
  const place = line.past(at + 1)
  const [date, ...others] = line
    .all(place, 'attribute')
    .flatMap(({ attribute, sort }) => (sort === 'day' ? [attribute] : []))
  const isStepped = line.pieces.slice(0, at).some((_, before) => isStep(line, before))
  if (date === undefined || others.length > 0 || !isStepped || !ends(line, place + 1)) return null
  return { end: place + 1, items: [{ kind: 'date', attribute: date }] }
}

/** "By month", "for each month", "across the days of the week": no length of time, and none that is only named. */
const isStep = (line: Line, at: number): boolean => {
  const unit = line.means(at, 'grain')
  if (unit === undefined || unit.counted) return false
  return unit.grouping || unit.grain === 'weekday' || line.is(at - 1, 'by') || line.is(at - 2, 'by')
}

/** "… , not when they arrive", "not the check-in date": the other date is named as well. */
const deniedDate: Recognizer = (line, at) => {
  if (line.pieces[at]?.text !== 'not' || !isApart(line, at)) return null
  const place = line.past(at + 1)
  const denied = datesAt(line, place)
  const meant = line.pieces.slice(0, at).flatMap((_, before) => datesAt(line, before))
  const isOther = meant.some(id => !denied.includes(id))
  return denied.length > 0 && isOther && ends(line, place + 1) ? { end: place + 1, items: [] } : null
}

/** "I mean when they booked": behind a time, the date that it is meant of. */
const namedDate: Recognizer = (line, at) => {
  const [date] = datesAt(line, at)
  const hasTime = line.pieces.slice(0, at).some((_, place) => line.means(place, 'period') !== undefined)
  const isMeant = /^(mean|meaning|is|by|on)$/.test(line.pieces[at - 1]?.text ?? '')
  const isWhen = /^when\b/.test(line.pieces[at]?.text ?? '')
  if (date === undefined || !hasTime || !(isMeant || isWhen) || !isApart(line, start(line, at))) return null
  const isDenied = line.pieces[line.past(at + 1)]?.text === ',' || line.pieces[at + 1]?.text === 'not'
  return isDenied || ends(line, at + 1) ? { end: at + 1, items: [{ kind: 'date', attribute: date }] } : null
}

/** Where the clause begins: before "I mean", "that is". */
function start(line: Line, at: number): number {
  let place = at
  while (/^(i|mean|meaning|that|is|by|on)$/.test(line.pieces[place - 1]?.text ?? '')) place--
  return place
}

const isApart = (line: Line, at: number): boolean =>
  line.is(at - 1, 'comma', 'and') ||
  /^[?.]$/.test(line.pieces[at - 1]?.text ?? '') ||
  datesAt(line, at - 1).length > 0

const ends = (line: Line, at: number): boolean =>
  at >= line.length || line.is(at, 'comma') || /^[?.]$/.test(line.pieces[at]?.text ?? '')
