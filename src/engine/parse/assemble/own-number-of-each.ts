// "The four oldest homes, and in what year was each one built": each of them has the number that it is ranked by, and no group of
// its own.
import type { Placed } from '#engine/parse/item.ts'
import { of } from './items.ts'

export function ownNumberOfEach(placed: readonly Placed[]): Placed[] {
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
