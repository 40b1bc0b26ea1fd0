// "The longest average stay": the average is ranked; the superlative alone would rank by a number of its own, shown twice.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function rankedMean(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const rank = of(placed, 'rank').find(({ item }) => item.by?.kind === 'attribute')
  const mean = of(placed, 'quantity').find(({ start }) => start === rank?.end)
  const { by } = rank?.item ?? {}
  if (rank === undefined || mean?.item.quantity.kind !== 'measure' || by?.kind !== 'attribute')
    return [...placed]
  const formats = new Set(by.attributes.map(id => index.attribute(id).format))
  const { quantity } = mean.item
  const isSame = quantity.measures.every(id => {
    const { value, format } = index.measure(id)
    return value.kind === 'aggregate' && value.of.fn === 'avg' && formats.has(format)
  })
  if (!isSame) return [...placed]
  return placed.flatMap((one): Placed[] => {
    if (one === mean) return []
    return one === rank ? [{ ...rank, end: mean.end, item: { ...rank.item, by: quantity } }] : [one]
  })
}
