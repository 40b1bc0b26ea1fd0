// "The four oldest homes, and in what year was each one built": each of them has the number that it is ranked by, and no group of
// its own. "The customer with the highest total lifetime value": nothing is added up where each has one.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function ownNumberOfEach(index: ModelIndex, given: readonly Placed[]): Placed[] {
  const placed = withOwnTotals(index, given)
  const by = of(placed, 'rank').flatMap(({ item }) =>
    item.by?.kind === 'attribute' && !item.implied ? [item.by.attributes] : [],
  )
  return placed.map(one => {
    const { item, text } = one
    if (item.kind !== 'key' || item.key.kind !== 'attribute') return one
    const { attributes } = item.key
    const isOwn = by.some(ranked => ranked.some(id => attributes.includes(id)))
    return isOwn ? { ...one, item: { kind: 'attribute', attributes, plural: false, text } } : one
  })
}

function withOwnTotals(index: ModelIndex, placed: readonly Placed[]): readonly Placed[] {
  const things = of(placed, 'noun').filter(({ item }) => !item.weak && !item.none)
  const [thing] = things
  const nouns = (thing?.item.nouns ?? []).map(id => index.noun(id))
  const groups = of(placed, 'key').length + of(placed, 'attribute').length
  if (things.length !== 1 || nouns.some(({ key }) => key !== undefined) || groups > 0) return placed
  return placed.map(one => {
    const { item } = one
    if (item.kind !== 'rank' || item.by?.kind !== 'aggregate' || item.by.fn !== 'sum') return one
    const { attributes } = item.by
    const isOwn = attributes.every(id => nouns.some(({ table }) => table === index.attribute(id).table))
    return isOwn && attributes.length > 0
      ? { ...one, item: { ...item, by: { kind: 'attribute', attributes } } }
      : one
  })
}
