// Measures beside a question: "revenue is what I worry about" tells, "…, the dollars lost and the cancellation rate" asks for them.
import type { Placed } from './item.ts'
import type { Line } from './piece.ts'
import { scan } from './scan.ts'
import { textOf } from './wishes.ts'

/** Somebody does something, or something is said of the number. */
const speaks =
  /\b(i|we|you|he|she|they|it|who|is|are|was|were|has|have|had|do|does|did|will|can|keeps?|need|want|for|about|on)\b|'/

/** Words that tell nothing, and name a number that the question lacks. */
export function namesOtherMeasure(tale: Line, asked: readonly Placed[]): boolean {
  const known = new Set(asked.flatMap(measuresOf))
  const named = scan(tale).placed.flatMap(measuresOf)
  return named.some(id => !known.has(id)) && !speaks.test(textOf(tale))
}

const measuresOf = ({ item }: Placed): readonly string[] =>
  item.kind === 'quantity' && item.quantity.kind === 'measure' ? item.quantity.measures : []
