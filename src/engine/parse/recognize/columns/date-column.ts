// "Guest, home, check-in and check-out of the pending bookings": a day among columns is one of them, though its word may also name
// things or tell when something was done.
import type { Line } from '#engine/parse/piece.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

export const dateColumn = opensWith({ kinds: ['attribute'] })((line, at) => {
  const days = line.all(at, 'attribute').flatMap(({ attribute, sort }) => (sort === 'day' ? [attribute] : []))
  const piece = line.pieces[at]
  if (piece === undefined || days.length === 0 || piece.plural || !(isListed(line, at) || isFirst(line, at)))
    return null
  return { end: at + 1, items: [{ kind: 'attribute', attributes: days, plural: false, text: piece.text }] }
})

const isJoint = (line: Line, at: number) =>
  line.is(at, 'comma') || /^(and|plus|&|with)$/.test(line.pieces[at]?.text ?? '')

/** Another column stands beside it, and it closes the list or goes on with it. */
function isListed(line: Line, at: number): boolean {
  const joint = isJoint(line, at - 1) && isJoint(line, at - 2) ? at - 2 : at - 1
  const isColumn = (place: number) =>
    /^(names?|titles?|total|amount)$/.test(line.pieces[place]?.text ?? '') ||
    line.all(place, 'attribute').some(({ sort }) => sort === 'number') ||
    (line.pieces[place]?.plural !== true &&
      line.all(place, 'noun').length + line.all(place, 'attribute').length > 0)
  const ends =
    at + 1 >= line.length ||
    isJoint(line, at + 1) ||
    /^(for|of|from|in|on)$/.test(line.pieces[at + 1]?.text ?? '')
  return isJoint(line, joint) && isColumn(joint - 1) && ends && line.means(at + 1, 'period') === undefined
}

/** "Check in, check out and price for all pending reservations": it opens the list, and the things are named behind it. */
function isFirst(line: Line, at: number): boolean {
  const next = line.is(at + 1, 'comma') || line.is(at + 1, 'and') ? line.past(at + 2) : -1
  const isOpening = line.pieces.slice(0, at).every(({ soft }) => soft)
  const isColumn = next > 0 && line.all(next, 'attribute').length > 0
  return (
    isOpening &&
    isColumn &&
    line.pieces.some(({ plural }, place) => place > next && plural && line.all(place, 'noun').length > 0)
  )
}
