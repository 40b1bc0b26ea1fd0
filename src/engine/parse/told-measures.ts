// Measures beside a question: "revenue is what I worry about" tells, "…, the dollars lost and the cancellation rate" asks for them.
import type { Placed } from './item.ts'
import type { Line } from './piece.ts'
import { scan } from './scan.ts'

/** "The dollars lost and the cancellation rate": the end of a list, and no sentence. */
export function namesOtherMeasure(tale: Line, asked: readonly Placed[]): boolean {
  const known = new Set(asked.flatMap(measuresOf))
  return scan(tale).placed.some(one => {
    const isListed = one.afterAnd === true && one.end === tale.pieces.length && tale.pieces[0]?.text === 'the'
    return isListed && measuresOf(one).some(id => !known.has(id))
  })
}

const measuresOf = ({ item }: Placed): readonly string[] =>
  item.kind === 'quantity' && item.quantity.kind === 'measure' ? item.quantity.measures : []
