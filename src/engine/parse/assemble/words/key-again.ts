// "Bookings per property type in 2025 and in 2024, both years for each type": a group that is named a second time, in fewer words.
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

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
