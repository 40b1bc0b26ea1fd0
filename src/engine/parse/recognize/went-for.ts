// "Went for less than 400", "with what they went for": the verb of a price, where another number or a list is asked for.
import type { Line } from '#engine/parse/piece.ts'
import { multipleAt } from './multiples.ts'
import { opensWith } from './recognizer.ts'

const isVerb = (line: Line, at: number): boolean =>
  line.is(at, 'how much') && /^(go|goes|going|went|gone) for$/.test(line.pieces[at]?.text ?? '')

export const wentFor = opensWith({ words: ['how much'], texts: 'what' })((line, at) => {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const named = line.pieces.slice(0, at).some((_, place) => line.all(place, 'noun').some(({ weak }) => !weak))
  // "Closings with date and what they went for".
  if (
    named &&
    text(at) === 'what' &&
    /^(they|it|each|those|these)$/.test(text(at + 1)) &&
    isVerb(line, at + 2)
  )
    return { end: line.is(at + 3, 'rate unit') ? at + 4 : at + 3, items: [{ kind: 'total', each: true }] }
  const next = line.past(at + 1)
  const isLimit =
    line.means(next, 'amount') !== undefined ||
    line.is(next, 'more', 'less') ||
    multipleAt(line, next) !== null ||
    line.means(next, 'segment') !== undefined ||
    line.all(next, 'unit').length > 0
  return isVerb(line, at) && isLimit ? { end: at + 1, items: [] } : null
})
