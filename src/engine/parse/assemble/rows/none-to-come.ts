// "At least 4 stays and no upcoming stay", "5 bookings but none booked for next month": what is limited and what is missing are of one
// kind, each in a time of its own. Counted as one number, nobody could have both.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

/** What is missing by another name of the same rows, which is counted beside the limit. */
export function noneToCome(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [limit, ...limits] = of(placed, 'having')
  const lost = of(placed, 'noun').find(({ item }) => item.none)
  if (limit === undefined || limits.length > 0 || lost === undefined || lost.start < limit.end)
    return [...placed]
  const times = of(placed, 'period').filter(({ start }) => start >= lost.start)
  if (times.length !== 1) return [...placed]
  const { quantity } = limit.item
  const isSame =
    quantity.kind === 'count' && [...new Set(quantity.nouns)].join() === [...new Set(lost.item.nouns)].join()
  const [id, ...more] = new Set(lost.item.nouns)
  if (!isSame || id === undefined || more.length > 0) return [...placed]
  const { table, where } = index.noun(id)
  const other = index.model.nouns.find(
    one =>
      one.id !== id &&
      one.table === table &&
      one.key === undefined &&
      JSON.stringify(one.where) === JSON.stringify(where),
  )
  if (other === undefined) return [...placed]
  return placed.map(one => (one === lost ? { ...one, item: { ...lost.item, nouns: [other.id] } } : one))
}
