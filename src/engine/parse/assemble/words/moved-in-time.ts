// "How have prices moved", by the day of a sale: those are the prices of sales. What others ask for has no place in that time.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function movedInTime(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  if (!of(placed, 'ask').some(({ item }) => item.how === 'trend')) return [...placed]
  return placed.map(one => {
    const { item } = one
    const date = of(placed, 'date').find(({ start }) => start === one.end)?.item.attribute
    if (item.kind !== 'attribute' || date === undefined) return one
    const isMoney = item.attributes.every(id => index.attribute(id).format === 'money')
    const sold = index.model.nouns.find(noun => noun.date === date && (noun.where ?? []).length > 0)
    if (!isMoney || sold?.amount === undefined || index.attribute(sold.amount).table !== sold.table)
      return one
    return { ...one, item: { ...item, attributes: [sold.amount] } }
  })
}
