// "Orders by Gloria Vargas", "bookings made by Caleb Jenkins", "orders placed by repeat customers": somebody did it, and nothing is
// grouped.
import type { Line } from '#engine/parse/piece.ts'
import { strongNouns } from '#engine/parse/recognize/numbers/amount-of.ts'
import { byMaker } from './by-maker.ts'
import { segments, values } from './conditions.ts'
import { opensWith, type Found } from '#engine/parse/recognize/recognizer.ts'

const byPerson = opensWith({ words: ['by'] })((line, at) =>
  line.is(at, 'by') && line.all(at + 1, 'value').some(({ person }) => person === true)
    ? values(line, at + 1)
    : bySuchPeople(line, at),
)

export const doneBy = [byMaker, byPerson]

/** What was done stands before "by". */
export const wasDone = (line: Line, at: number): boolean =>
  /\b(paid|placed|spent|made|earned|generated|brought in)$/.test(line.pieces[at - 1]?.text ?? '')

/** "Orders over $1,000 by Boston buyers": what people do stands before it, with what describes it. */
function isDeed(line: Line, at: number): boolean {
  const isDone = (place: number) => deeds.test(line.pieces[place]?.text ?? '')
  const describes = (place: number) =>
    line.pieces[place]?.soft === true ||
    (['amount', 'period', 'value'] as const).some(kind => line.means(place, kind) !== undefined)
  let before = at - 1
  while (!isDone(before) && describes(before)) before--
  return isDone(before)
}
const deeds =
  /(?:^| )(orders?|purchases?|bookings?|reservations?|stays?|viewings?|refunds?|cancellations?|revenue|sales|spend|spending)$/
export const people = /^(customers|buyers|shoppers|clients|guests|visitors|people)$/

function bySuchPeople(line: Line, at: number): Found | null {
  if (line.pieces[at]?.text !== 'by' || !(wasDone(line, at) || isDeed(line, at))) return null
  const such = line.past(at + 1)
  if (line.all(such, 'attribute').length > 0) return null
  const told = values(line, such) ?? segments(line, such)
  const end = told?.end ?? such
  const nouns = strongNouns(line, end)
  // "Orders by customers in Texas"; "orders by customer" and "by customers" are one line for each.
  const isToldBehind =
    people.test(line.pieces[end]?.text ?? '') &&
    /^(in|from)$/.test(line.pieces[end + 1]?.text ?? '') &&
    line.means(line.past(end + 2), 'value') !== undefined
  if (nouns.length === 0 || line.pieces[end]?.plural !== true || (told === null && !isToldBehind)) return null
  return {
    end: end + 1,
    items: [
      ...(told?.items ?? []),
      { kind: 'noun', nouns, plural: true, none: false, weak: false, scope: true },
    ],
  }
}
