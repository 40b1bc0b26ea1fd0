// "Orders and refunded orders by category", "paypal orders and refunded orders": the same number named twice, of other rows each time.
// Taken together, what is said of one would narrow the other, and one number of the two would be lost.
import type { Placed } from '#engine/parse/item.ts'
import { of, type PlacedOf } from './items.ts'

export function countedTwice(placed: readonly Placed[]): Placed[] | null {
  const [first, second, ...more] = placed.filter(one => nameOf(one) !== null)
  if (first === undefined || second === undefined || more.length > 0) return null
  if (nameOf(first) !== nameOf(second) || isTold(placed)) return null
  const ofSecond = saidOf(placed, second, Infinity)
  const joint = ofSecond !== undefined && ofSecond.end === second.start ? ofSecond : second
  const ofFirst = saidOf(placed, first, joint.start)
  const reach = Math.max(first.end, ofFirst?.end ?? 0)
  const isJoined = joint.start === reach + 1 && (joint.afterAnd === true || joint.afterBreak === true)
  const parts = [ofFirst, ofSecond].filter(one => one !== undefined)
  if (!isJoined || parts.length === 0) return null
  const whole: Placed =
    first.item.kind === 'noun'
      ? {
          ...first,
          item: { kind: 'quantity', quantity: { kind: 'count', nouns: first.item.nouns }, weak: false },
        }
      : first
  // Behind all that is said of both.
  const last = Math.max(...placed.map(({ end }) => end)) + 1
  const apart = parts.length > 1
  const told = parts.flatMap((part, at): Placed[] => [
    { ...part, start: last + 2 * at, end: last + 2 * at, item: { kind: 'of those', how: 'count', apart } },
    { ...part, start: last + 2 * at + 1, end: last + 2 * at + 2 },
  ])
  return [
    ...placed.flatMap(one => {
      if (one === first) return [whole]
      return one === second || parts.some(part => part === one) ? [] : [one]
    }),
    ...told,
  ]
}

/** Something else decides what the numbers are of. */
const isTold = (placed: readonly Placed[]): boolean =>
  (['rank', 'having', 'change', 'of those', 'order', 'between', 'ask', 'attribute'] as const).some(
    kind => of(placed, kind).length > 0,
  )

/** What tells which of them, right before their name, or else behind it: "paypal orders", "listings with a pool", "orders in Texas". */
function saidOf(
  placed: readonly Placed[],
  { start, end }: Placed,
  limit: number,
): PlacedOf<'condition'> | undefined {
  const conditions = of(placed, 'condition')
  return (
    conditions.find(one => one.end === start) ??
    conditions.find(one => one.start >= end && one.start <= end + 1 && one.end < limit)
  )
}

/** Several things, or a number of them that adds up. */
function nameOf({ item, text }: Placed): string | null {
  if (item.kind === 'noun')
    return item.plural && !item.weak && !item.none ? `count ${item.nouns.join()}` : null
  if (item.kind !== 'quantity' || item.weak || /\b(many|number|count)\b/.test(text)) return null
  if (item.quantity.kind === 'count') return `count ${item.quantity.nouns.join()}`
  return item.quantity.kind === 'measure' ? `measure ${item.quantity.measures.join()}` : null
}
