// "Customers in Chicago and their average lifetime value": things and one number over all of them are two numbers, for a list of
// them has no place for a mean.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function andTheir(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [things, ...others] = of(placed, 'noun').filter(({ item }) => !item.weak && !item.none)
  const [mean, ...more] = of(placed, 'quantity').filter(({ item }) => !item.weak)
  if (things === undefined || mean === undefined || others.length + more.length > 0) return [...placed]
  const ref = mean.item.quantity
  const isMean =
    ref.kind === 'aggregate' &&
    (ref.fn === 'avg' || ref.fn === 'median') &&
    ref.attributes.some(id =>
      things.item.nouns.some(noun => index.noun(noun).table === index.attribute(id).table),
    )
  const isOther = placed.some(
    ({ item }) => !['noun', 'quantity', 'condition', 'period', 'date'].includes(item.kind),
  )
  const leads = placed.every(({ start }) => start >= things.start) || of(placed, 'condition').length > 0
  if (
    !isMean ||
    isOther ||
    !leads ||
    mean.afterAnd !== true ||
    mean.start < things.end ||
    !things.item.plural
  )
    return [...placed]
  const count: Item = { kind: 'quantity', weak: false, quantity: { kind: 'count', nouns: things.item.nouns } }
  return placed.map(one => (one === things ? { ...one, item: count } : one))
}
