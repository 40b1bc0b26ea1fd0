// "How many areas have an average price over 1M": the groups that a limit leaves are counted.
import type { Placed } from '#engine/parse/item.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function countedGroups(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [asked, ...others] = of(placed, 'quantity').filter(({ item }) => !item.weak)
  const quantity = asked?.item.quantity
  const limits = of(placed, 'having').filter(({ item }) => item.than.kind === 'number')
  // "How many areas had fewer sales this year than last": what is held against itself is no other number asked for.
  const isAgainst = of(placed, 'period against period').length > 0 && others.length === 1
  const isLimited = isAgainst
    ? limits.length === 0
    : limits.length > 0 &&
      limits.every(({ start }) => start >= (asked?.end ?? Infinity)) &&
      others.length === 0
  const isApart = (['key', 'rank', 'ratio', 'order', 'versus'] as const).some(
    kind => of(placed, kind).length > 0,
  )
  if (quantity?.kind !== 'distinct' || !isLimited || isApart) return [...placed]
  // "How many cities have guests with 3 stays": the limit is one of the guests.
  const isOther = of(placed, 'noun').some(
    ({ item, end }) =>
      end <= (limits[0]?.start ?? 0) && !item.weak && item.nouns.some(id => index.noun(id).key !== undefined),
  )
  if (isOther || !quantity.attributes.every(id => index.attribute(id).kind === 'category')) return [...placed]
  return placed.flatMap((one): Placed[] =>
    one.item === asked?.item
      ? [
          { ...one, item: { kind: 'ask', how: 'count' } },
          { ...one, item: { kind: 'key', key: { kind: 'attribute', attributes: quantity.attributes } } },
        ]
      : [one],
  )
}
