// "How many homes did we close? And what was the volume? Now break that out by subdivision, largest first": the number that was asked
// for last tells which is the largest, and not the one from which the talk began.
import { of } from './assemble/items.ts'
import type { Placed } from './item.ts'

export function orderedByLast(earlier: readonly Placed[], given: readonly Placed[]): readonly Placed[] {
  const numbers = of(earlier, 'quantity').filter(({ item }) => !item.weak)
  const last = numbers.at(-1)
  const isOfGroups = of(given, 'key').length > 0 && of(given, 'quantity').length === 0
  if (last === undefined || numbers.length < 2 || !isOfGroups || of(earlier, 'key').length > 0) return given
  const { quantity } = last.item
  return given.map((one): Placed => {
    const { item } = one
    if (item.kind !== 'order' || item.by !== null || item.measures.length > 0) return one
    if (item.dated === true || item.named === true) return one
    if (quantity.kind === 'aggregate') return { ...one, item: { ...item, by: quantity.attributes } }
    return quantity.kind === 'measure' ? { ...one, item: { ...item, measures: quantity.measures } } : one
  })
}
