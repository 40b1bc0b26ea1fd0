// "Products under $20 and how many of them are in stock": things that are named before a part of them are counted as well, for a
// list has no place for that number.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function countedBeside(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [things] = placed
  const { item } = things ?? {}
  if (things === undefined || item?.kind !== 'noun' || !item.plural || item.none || item.weak)
    return [...placed]
  const isOne = item.nouns.every(id => index.noun(id).key === undefined)
  const others = (['rank', 'having', 'key', 'ask', 'versus', 'change', 'order', 'limit'] as const).some(
    kind => of(placed, kind).length > 0,
  )
  if (!isOne || others || !isPart(placed)) return [...placed]
  return [{ ...things, item: { kind: 'ask', how: 'count' } }, ...placed]
}

const isPart = (placed: readonly Placed[]): boolean =>
  of(placed, 'of those').length > 0 &&
  of(placed, 'quantity').length + of(placed, 'attribute').length + of(placed, 'total').length === 0
