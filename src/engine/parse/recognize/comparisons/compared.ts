// A comparative and what it is said of: "more bookings", "less price", "more expensive", "cheaper".
import type { QuantityRef } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { numbersAt } from '#engine/parse/recognize/limits/numbers-at.ts'
import { quantityAt } from '#engine/parse/recognize/numbers/quantity.ts'

export interface Compared {
  op: '>' | '<'
  attributes: readonly string[]
  quantity: QuantityRef | null
  end: number
}

export const isThan = (line: Line, at: number) => line.is(at, 'than') || line.pieces[at]?.text === 'as'

/** "More bookings", "less price", "more expensive", "cheaper": which way, and of what. */
export function comparedAt(line: Line, at: number): Compared | null {
  const more = line.is(at, 'more')
  const plain = more || line.is(at, 'less')
  const next = plain ? line.past(at + 1) : at
  const extreme = line.all(next, 'extreme')
  if (extreme.length > 0) {
    const high = extreme[0]?.high ?? true
    const op = plain && !more ? !high : high
    return {
      op: op ? '>' : '<',
      attributes: extreme.map(({ attribute }) => attribute),
      quantity: null,
      end: next + 1,
    }
  }
  if (!plain) return null
  const op = more ? '>' : '<'
  // "How much more do homes with a pool sell for": those who do it are not what there is more of.
  if (/^(do|does|did)$/.test(line.pieces[at + 1]?.text ?? ''))
    return { op, attributes: [], quantity: null, end: at + 1 }
  const found = quantityAt(line, next)
  if (found !== null) return { op, attributes: [], quantity: found.quantity, end: found.end }
  // "Slower to sell than those without": how long it takes is no number of sales.
  const isManner = /^(slower|faster|longer|shorter|quicker|sooner|better|worse)$/.test(
    line.pieces[at]?.text ?? '',
  )
  const nouns = isManner ? [] : line.all(next, 'noun').map(({ noun }) => noun)
  if (nouns.length > 0) return { op, attributes: [], quantity: { kind: 'count', nouns }, end: next + 1 }
  const attributes = numbersAt(line, next)
  return attributes.length > 0
    ? { op, attributes, quantity: null, end: next + 1 }
    : { op, attributes: [], quantity: null, end: at + 1 }
}
