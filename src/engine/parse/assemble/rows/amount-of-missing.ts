// "Customers with no orders over $500": the money of an order that must not be there. Read as what the customer is worth in all, it left
// those who spend the most and have no order, which is nobody.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function amountOfMissing(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const missing = of(placed, 'noun').filter(({ item }) => item.none)
  return placed.map((one): Placed => {
    const { item } = one
    if (item.kind !== 'condition' || item.condition.kind !== 'amount' || item.condition.attributes.length > 0)
      return one
    const noun = missing.find(({ end }) => end === one.start)
    const [id] = noun?.item.nouns ?? []
    const money = id === undefined ? undefined : index.noun(id).amount
    const isMoney = item.condition.unit === 'money' || item.condition.unit === 'plain'
    if (money === undefined || !isMoney || item.condition.not) return one
    return { ...one, item: { ...item, condition: { ...item.condition, attributes: [money], ofEach: true } } }
  })
}
