// "Monthly count of cancellations by check-in month": one step of time said twice, and the second time with its date.
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function stepTwice(placed: readonly Placed[]): Placed[] {
  const dated = new Set(
    of(placed, 'key').flatMap(({ item: { key } }) =>
      key.kind === 'grain' && (key.dates ?? []).length > 0 ? [key.grain] : [],
    ),
  )
  return placed.filter(
    ({ item }) =>
      item.kind !== 'key' ||
      item.key.kind !== 'grain' ||
      (item.key.dates ?? []).length > 0 ||
      !dated.has(item.key.grain),
  )
}
