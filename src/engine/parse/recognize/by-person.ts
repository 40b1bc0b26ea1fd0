// "Orders by Gloria Vargas", "bookings made by Caleb Jenkins", "orders placed by repeat customers": somebody did it, and nothing is
// grouped.
import type { Line } from '#engine/parse/piece.ts'
import { strongNouns } from './amount-of.ts'
import { segments, values } from './conditions.ts'
import { opensWith, type Found } from './recognizer.ts'

export const byPerson = opensWith({ words: ['by'] })((line, at) =>
  line.is(at, 'by') && line.all(at + 1, 'value').some(({ person }) => person === true)
    ? values(line, at + 1)
    : bySuchPeople(line, at),
)

/** What was done stands before "by". */
export const wasDone = (line: Line, at: number): boolean =>
  /\b(paid|placed|spent|made|earned|generated|brought in)$/.test(line.pieces[at - 1]?.text ?? '')

function bySuchPeople(line: Line, at: number): Found | null {
  if (line.pieces[at]?.text !== 'by' || !wasDone(line, at)) return null
  const such = line.past(at + 1)
  if (line.all(such, 'attribute').length > 0) return null
  const told = values(line, such) ?? segments(line, such)
  const nouns = told === null ? [] : strongNouns(line, told.end)
  if (told === null || nouns.length === 0 || line.pieces[told.end]?.plural !== true) return null
  return {
    end: told.end + 1,
    items: [...told.items, { kind: 'noun', nouns, plural: true, none: false, weak: false, scope: true }],
  }
}
