// "Is revenue up or down vs last year": what adds up has only begun to add up this year, and is held against the same days of the
// last one. Against the whole of it any business would be down.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed, QuantityRef } from '#engine/parse/item.ts'
import type { Period } from '#engine/parse/piece.ts'
import type { Grain } from '#engine/plan.ts'
import { addDays, addUnits } from '#engine/time/calendar.ts'
import { labelOf } from '#engine/time/period.ts'
import { measureAdds } from '#engine/parse/assemble/adds.ts'
import { of } from '#engine/parse/assemble/items.ts'

/** The second period was named, the first is the one that holds today: both up to the same day. */
export function sameStretch(
  index: ModelIndex,
  placed: readonly Placed[],
  today: string,
  unit: Grain,
): Placed[] {
  const to = addDays(today, 1)
  const [now] = of(placed, 'period')
  const isRunning = now?.item.period.to !== undefined && now.item.period.to > to
  if (
    !isRunning ||
    of(placed, 'change').length === 0 ||
    !placed.every((one, at) => addsUp(index, one.item) || (isPercent(one) && at === placed.length - 1))
  )
    return [...placed]
  const end = addUnits(to, -1, unit)
  return placed.map(one => {
    if (one.item.kind !== 'period') return one
    return { ...one, item: { ...one.item, period: upTo(one.item.period, one === now ? to : end) } }
  })
}

const upTo = ({ from }: Period, to: string): Period => {
  const window = from === undefined ? { to } : { from, to }
  return { ...window, label: labelOf(window) }
}

/** "Revenue up on last year, in percent". */
const isPercent = ({ item, text }: Placed): boolean =>
  item.kind === 'ask' && item.how === 'share' && /^(percent|percentage|%|pct)$/.test(text)

const apart: ReadonlySet<Item['kind']> = new Set([
  'averaged',
  'average per',
  'average thing',
  'ratio',
  'over',
])

/** A mean or a rate of half a year says as much as that of a whole one. */
function addsUp(index: ModelIndex, item: Item): boolean {
  if (item.kind === 'quantity') return refAdds(index, item.quantity)
  if (item.kind === 'rank')
    return item.by === null || (item.by.kind !== 'attribute' && refAdds(index, item.by))
  if (item.kind === 'attribute') return item.attributes.every(id => index.attribute(id).kind !== 'number')
  return !apart.has(item.kind) && !(item.kind === 'ask' && item.how === 'share')
}

const refAdds = (index: ModelIndex, ref: QuantityRef): boolean => {
  if (ref.kind === 'measure') return ref.fn === undefined && ref.measures.every(id => measureAdds(index, id))
  return ref.kind === 'count' || (ref.kind === 'aggregate' && ref.fn === 'sum')
}
