// "Average sold price by area", then "days on market instead": of the same sales. The number before spoke of its rows by itself, and
// the one that takes its place does not.
import type { ModelIndex } from '#engine/model-index.ts'
import { of } from './assemble/items.ts'
import type { Placed } from './item.ts'

/** What the question goes on to with what its number no longer says: which rows it is about. */
export function ofSameRows(
  earlier: readonly Placed[],
  continued: readonly Placed[],
  index: ModelIndex,
): readonly Placed[] {
  const nounOf = (one: Placed): string | null => {
    if (one.item.kind !== 'quantity' || one.item.quantity.kind !== 'aggregate') return null
    const [attribute] = one.item.quantity.attributes
    return attribute === undefined ? null : (index.attribute(attribute).noun ?? null)
  }
  const [number, ...more] = of(continued, 'quantity')
  const before = earlier.map(nounOf).find(noun => noun !== null)
  if (before == null || number?.item.quantity.kind !== 'aggregate' || more.length > 0) return continued
  const isSaid = continued.some(({ item }) => item.kind === 'noun') || nounOf(number) !== null
  const [attribute = ''] = number.item.quantity.attributes
  if (isSaid || index.attribute(attribute).table !== index.noun(before).table) return continued
  const item = { kind: 'noun', nouns: [before], plural: true, none: false, weak: false, scope: true } as const
  return [...continued, { ...number, item }]
}
