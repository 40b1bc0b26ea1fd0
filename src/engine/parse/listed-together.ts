// "Beach houses in Florida and North Carolina", then "what do those go for": those are one list, and a number of them is one number.
// Without the list before it, "revenue of Florida and North Carolina" may be one or two.
import { of } from './assemble/items.ts'
import type { Placed } from './item.ts'

const computes: ReadonlySet<Placed['item']['kind']> = new Set([
  'quantity',
  'key',
  'versus',
  'change',
  'ratio',
  'average per',
  'averaged',
  'total',
])

export function listedTogether(earlier: readonly Placed[], question: string): readonly Placed[] {
  const isList =
    earlier.every(({ item }) => !computes.has(item.kind)) &&
    of(earlier, 'ask').every(({ item }) => item.how === 'which')
  if (!isList || !/\b(?:those|these|them|they|their)\b/i.test(question)) return earlier
  return earlier.map(one =>
    one.item.kind === 'condition' &&
    one.item.condition.kind === 'values' &&
    one.item.condition.options.length > 1
      ? { ...one, item: { ...one.item, condition: { ...one.item.condition, listed: true as const } } }
      : one,
  )
}
