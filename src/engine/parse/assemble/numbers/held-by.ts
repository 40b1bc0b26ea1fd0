// "What share of nights is in our top 5 homes": the whole that the first ones hold a part of is a sum, though nobody says so.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function heldBy(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  // "Rent as a percentage of price" is one number over another.
  const wish = of(placed, 'ask').find(({ item }) => item.how === 'share' && item.partFirst === undefined)
  const rank = of(placed, 'rank').find(({ item }) => item.count !== null && item.by === null)
  const next = placed.find(({ start, item }) => start >= (wish?.end ?? Infinity) && item.kind !== 'ask')
  if (wish === undefined || rank === undefined || next?.item.kind !== 'attribute') return [...placed]
  const { attributes } = next.item
  const adds = attributes.every(id => ['money', 'nights', 'count'].includes(index.attribute(id).format))
  if (
    !adds ||
    rank.start < next.end ||
    of(placed, 'quantity').length > 0 ||
    of(placed, 'attribute').length > 1
  )
    return [...placed]
  const quantity = { kind: 'aggregate', fn: 'sum', attributes } as const
  return placed.map(one =>
    one === next ? { ...one, item: { kind: 'quantity', quantity, weak: false } } : one,
  )
}
