// "Inventory value by brand, only brands above 50k": what the brand's adds up to is limited. Read as a price of each product,
// no brand was left.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'

/** An attribute alone before the groups, with a bare limit behind them, is computed for each group. */
export function limitedRollup(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [key] = of(placed, 'key')
  if (key?.item.key.kind !== 'attribute' || of(placed, 'quantity').some(({ item }) => !item.weak))
    return [...placed]
  const grouped = key.item.key.attributes
  const isGroup = ({ item }: PlacedOf<'attribute'>) => item.attributes.some(id => grouped.includes(id))
  const [number, ...others] = of(placed, 'attribute').filter(one => !isGroup(one))
  const limit = of(placed, 'condition').find(
    ({ item: { condition }, start }) =>
      condition.kind === 'amount' && condition.attributes.length === 0 && start >= key.end,
  )
  const [id] = number?.item.attributes ?? []
  if (number === undefined || id === undefined || limit === undefined || others.length > 0) return [...placed]
  // "Products and stock by brand" are two; "for products over 100" limits each of them.
  const isOther = of(placed, 'noun').some(
    ({ item, start, end }) =>
      !item.weak && (end <= number.start || (start >= key.end && start < limit.start)),
  )
  // What is averaged says no more of the group than of its rows, unless the group is named again.
  const isNamedAgain = of(placed, 'attribute').some(one => one.end === limit.start && isGroup(one))
  const { rollup } = index.attribute(id)
  const isOfGroup = rollup === 'sum' || (rollup === 'avg' && isNamedAgain)
  if (number.end > key.start || isOther || !isOfGroup) return [...placed]
  const quantity = { kind: 'aggregate' as const, fn: rollup, attributes: number.item.attributes }
  return placed.map(one =>
    one.item === number.item ? { ...one, item: { kind: 'quantity', quantity, weak: false } } : one,
  )
}
