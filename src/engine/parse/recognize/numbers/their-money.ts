// "How many refunds, and how much money was that", "how many cancellations, and what would they have brought in": the money of
// the things that are counted in a state. What the business takes in is another number.
import type { Line } from '#engine/parse/piece.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

export const theirMoney = opensWith({ words: ['how much', 'how much money'], texts: 'what | how much' })((
  line,
  at,
) => {
  const isAsked = line.pieces[at]?.text === 'what' || line.is(at, 'how much', 'how much money')
  if (!isAsked || !isCountedInState(line, at)) return null
  const text = (place: number) => line.pieces[place]?.text ?? ''
  let place = at + 1
  while (auxiliary.test(text(place))) place++
  if (!pointer.test(text(place))) return null
  place++
  while (auxiliary.test(text(place))) place++
  const isVerb = line.all(place, 'measure').length > 0
  // "What are they worth" is read by itself.
  if (text(place) === 'worth') return null
  const end = isVerb ? place + 1 : place
  if (!isVerb && text(at) === 'what') return null
  const rest = line.is(end, 'in total') ? end + 1 : end
  return line.past(rest) >= line.length ? { end: rest, items: [{ kind: 'total' }] } : null
})

const auxiliary = /^(is|was|were|are|do|does|did|would|will|have|has|had|be|been|money)$/
const pointer = /^(they|those|these|that|it|this)$/

/** "How many refunds", "the number of cancelled stays": before it, and a state among the words. */
const isCountedInState = (line: Line, at: number): boolean =>
  line.is(at - 1, 'and', 'comma') &&
  line.pieces.slice(0, at).some((_, place) => line.is(place, 'count')) &&
  line.pieces
    .slice(0, at)
    .some((_, place) => line.all(place, 'value').some(({ attribute }) => attribute.endsWith('.status')))
