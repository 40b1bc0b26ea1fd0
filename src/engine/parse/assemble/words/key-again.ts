// "Bookings per property type in 2025 and in 2024, both years for each type": a group that is named a second time, in fewer words.
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

/** "Which kind of property …? Type and rate please": a short name for the group that was named in full, and no other group beside it. */
export function namedInShort(placed: readonly Placed[]): readonly Placed[] {
  const [first] = of(placed, 'attribute')
  const [id, ...others] = first?.item.attributes ?? []
  if (first === undefined || id === undefined || others.length > 0) return placed
  return placed.map((one): Placed => {
    const { item } = one
    return one !== first &&
      item.kind === 'attribute' &&
      item.attributes.length > 1 &&
      item.attributes.includes(id)
      ? { ...one, item: { ...item, attributes: [id] } }
      : one
  })
}

export function withoutKeyAgain(placed: readonly Placed[]): Placed[] {
  const named = new Set(
    of(placed, 'key').flatMap(({ item: { key } }) =>
      key.kind === 'attribute' && key.attributes.length === 1 ? key.attributes : [],
    ),
  )
  return placed.filter(
    ({ item }) =>
      item.kind !== 'key' ||
      item.key.kind !== 'attribute' ||
      item.key.attributes.length < 2 ||
      !item.key.attributes.some(id => named.has(id)),
  )
}
