// What a number limits where the verb stands before it: "in which states is the average lifetime value above $1,200".
import type { QuantityRef } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { quantityAt } from '#engine/parse/recognize/numbers/quantity.ts'

/** "In which states is the average lifetime value of our customers above $1,200": the verb stands before what is limited. */
export function askedOf(line: Line, at: number): QuantityRef | null {
  const opens = (place: number) => /^(is|are|was|were|did|does|do)$/.test(line.pieces[place]?.text ?? '')
  for (let start = at - 1; start >= at - 7 && start > 0; start--) {
    const found = quantityAt(line, start)
    if (found === null || found.end > at || found.quantity.kind === 'count') continue
    const between = line.pieces.slice(found.end, at)
    // "… of homes that took over 3 months": said of the things, and not of their number.
    const isPlain = between.every(
      (piece, offset) =>
        !/^(that|who|which)$/.test(piece.text) &&
        (piece.soft || line.all(found.end + offset, 'noun').length > 0),
    )
    let before = start - 1
    while (line.pieces[before]?.soft === true && !opens(before)) before--
    return isPlain &&
      opens(before) &&
      line.pieces.slice(0, before).some((_, place) => line.is(place, 'which'))
      ? found.quantity
      : null
  }
  return null
}

/** "More than $1 million in average sold price", "> $700,000 average sold price". */
export const meanOf = (line: Line, at: number): { quantity: QuantityRef; end: number } | null =>
  (/^[<>]/.test(line.pieces[at - 1]?.text ?? '') && line.is(at, 'average', 'median')) ||
  /^in (average|avg|mean)$/.test(line.pieces[at]?.text ?? '') ||
  (line.pieces[at - 1]?.text === 'in' && line.is(at, 'average', 'median'))
    ? quantityAt(line, at)
    : null
