// "How many homes per month did we sell on average": what is done with them has a day, and is counted; the things have none.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function averageOfDone(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [mean, ...others] = of(placed, 'average per')
  const counted = mean?.item.quantity.kind === 'count' ? mean.item.quantity.nouns : []
  if (mean === undefined || others.length > 0 || mean.item.key.kind !== 'grain') return [...placed]
  const done = of(placed, 'noun').find(
    ({ item, start }) =>
      start >= mean.end &&
      !item.plural &&
      !item.none &&
      item.nouns.some(
        id => (index.noun(id).where ?? []).length > 0 && counted.some(one => isSame(index, one, id)),
      ),
  )
  if (done === undefined || done.item.nouns.some(id => counted.includes(id))) return [...placed]
  const quantity = { kind: 'count' as const, nouns: done.item.nouns }
  return placed.flatMap(one =>
    one === done ? [] : one === mean ? [{ ...mean, item: { ...mean.item, quantity } }] : [one],
  )
}

const isSame = (index: ModelIndex, one: string, other: string): boolean =>
  index.noun(one).table === index.noun(other).table && (index.noun(one).where ?? []).length === 0
