// "Saturday check-ins last month, bookings": rows that a verb named first are named once more, as the number of them that is asked for.
import type { ModelIndex } from '#engine/model-index.ts'
import { of } from '#engine/parse/assemble/items.ts'
import type { Item, Placed } from '#engine/parse/item.ts'

const beside: ReadonlySet<Item['kind']> = new Set(['ask', 'quantity', 'attribute', 'rank', 'key', 'order'])

export function countedLast(_: ModelIndex, placed: readonly Placed[]): Placed[] {
  const last = placed.at(-1)
  if (last?.item.kind !== 'noun' || last.item.weak || !last.item.plural || last.afterBreak !== true)
    return [...placed]
  const { nouns } = last.item
  const first = of(placed, 'noun').find(one => one.start < last.start)
  const isAgain = first?.item.weak === true && first.item.nouns[0] === nouns[0] && !first.item.none
  if (!isAgain || placed.some(({ item }) => beside.has(item.kind))) return [...placed]
  return placed.map(one =>
    one === last
      ? { ...one, item: { kind: 'quantity', quantity: { kind: 'count', nouns }, weak: false } }
      : one,
  )
}
