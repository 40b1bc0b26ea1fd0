// "Best sellers with brand and stock": the words name the things that they rank, and what is named behind them is shown of each.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { rankedThing } from '#engine/parse/assemble/keys.ts'

export function sellersWithColumns(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const rank = of(placed, 'rank').find(({ item }) => item.names === true)
  const by = rank?.item.by
  if (rank === undefined || by?.kind !== 'measure') return [...placed]
  const isNamed = of(placed, 'noun').length > 0 || of(placed, 'key').length > 0
  // "Best selling brand", "best selling electronics brand" rank brands.
  const hasColumns = of(placed, 'attribute').some(
    ({ item, start }) => start > rank.end && !item.plural && placed.every(({ end }) => end !== start),
  )
  const isFirst = of(placed, 'attribute').some(({ start }) => start <= rank.end)
  const [measure = ''] = by.measures
  const thing = rankedThing({ index }, { kind: 'measure', measure })
  if (isNamed || isFirst || !hasColumns || thing === undefined) return [...placed]
  const item = {
    kind: 'noun',
    nouns: [thing.id],
    plural: rank.item.plural === true,
    none: false,
    weak: false,
  } as const
  return placed.flatMap(one =>
    one === rank ? [one, { ...one, start: rank.end, end: rank.end, item, text: '' }] : [one],
  )
}
