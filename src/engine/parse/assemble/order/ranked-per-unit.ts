// "Nightly rate per bedroom, 10 cheapest": of the one number that is asked for the lowest are meant, not the homes with the lowest price.
import type { ModelIndex } from '#engine/model-index.ts'
import { of } from '#engine/parse/assemble/items.ts'
import type { Placed } from '#engine/parse/item.ts'

export function rankedPerUnit(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const asked = of(placed, 'attribute')
  const money = asked.filter(({ item }) =>
    item.attributes.every(id => index.attribute(id).format === 'money'),
  )
  const [price, ...others] = money
  if (price === undefined || others.length > 0 || !isPerUnit(index, price.item.attributes)) return [...placed]
  return placed.map(one => {
    const { item, afterBreak, start, end } = one
    if (item.kind !== 'rank' || item.by?.kind !== 'attribute' || afterBreak !== true || start < price.end)
      return one
    // "…, 10 cheapest homes": those are cheap by their price.
    const isOfThings = placed.some(next => next.start === end && next.item.kind === 'noun')
    const [table] = price.item.attributes.map(id => index.attribute(id).table)
    const isPrice = item.by.attributes.every(
      id => index.attribute(id).format === 'money' && index.attribute(id).table === table,
    )
    return isPrice && !isOfThings
      ? { ...one, item: { ...item, by: { ...item.by, attributes: price.item.attributes } } }
      : one
  })
}

const isPerUnit = (index: ModelIndex, attributes: readonly string[]): boolean =>
  attributes.length > 0 && attributes.every(id => / per /.test(index.attribute(id).label))
