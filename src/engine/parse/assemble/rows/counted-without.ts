// "How many subdivisions had no sale in October": groups are counted that have none, and those without any row are among them.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function countedWithout(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [groups, ...numbers] = of(placed, 'quantity')
  const [lost, ...things] = of(placed, 'noun')
  const ref = groups?.item.quantity
  if (ref?.kind !== 'distinct' || lost?.item.none !== true || lost.start < (groups?.end ?? 0))
    return [...placed]
  const isGroup = ref.attributes.every(id => index.attribute(id).kind === 'category')
  const others = placed.some(
    ({ item: { kind } }) => !/^(quantity|noun|period|date|condition|ask|now)$/.test(kind),
  )
  if (!isGroup || others || numbers.length + things.length > 0) return [...placed]
  const key = { kind: 'key' as const, key: { kind: 'attribute' as const, attributes: ref.attributes } }
  return placed.flatMap((one): Placed[] =>
    one === groups
      ? [
          { ...groups, end: groups.start, item: { kind: 'ask', how: 'count' } },
          { ...groups, item: key },
        ]
      : [one],
  )
}
