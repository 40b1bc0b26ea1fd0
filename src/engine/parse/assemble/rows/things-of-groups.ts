// "Which city had the most bookings for homes under $300", "revenue by state for homes with three bedrooms, top 2": the homes say over
// which rows each group is counted, and none of them is a row of its own.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'

export function thingsOfGroups(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [things, ...more] = of(placed, 'noun').filter(({ item }) => !item.weak)
  if (things === undefined || more.length > 0 || !isNarrowing(placed, things)) return [...placed]
  const group = placed.find(one => one.end <= things.start && isGroup(index, one, placed))
  const isLimited = (['rank', 'having', 'limit'] as const).some(kind =>
    of(placed, kind).some(({ start }) => start >= (group?.end ?? Infinity)),
  )
  if (!isLimited) return [...placed]
  return placed.map(one => (one === things ? { ...one, item: { ...things.item, agent: true } } : one))
}

/** "For homes under $300", "from three-bedroom homes": what they are like stands right beside them. */
const isNarrowing = (placed: readonly Placed[], { item, start, end }: PlacedOf<'noun'>): boolean =>
  item.scope === true &&
  item.plural &&
  !item.none &&
  of(placed, 'condition').some(one => one.end === start || (one.start >= end && one.start <= end + 2))

function isGroup(index: ModelIndex, { item, start, text }: Placed, placed: readonly Placed[]): boolean {
  if (item.kind === 'key') return item.key.kind !== 'noun' && !/\b(each|every)\b/.test(text)
  return (
    item.kind === 'attribute' &&
    item.attributes.every(id => index.attribute(id).kind === 'category') &&
    placed.every(
      one =>
        one.start >= start ||
        one.item.kind === 'period' ||
        (one.item.kind === 'ask' && one.item.how === 'which') ||
        one.item.kind === 'order',
    )
  )
}
