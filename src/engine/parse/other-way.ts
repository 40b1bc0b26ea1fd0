// "The median instead": what was asked before, computed in another way.
import { of } from './assemble/items.ts'
import type { Fn, Item, Placed, QuantityRef } from './item.ts'

/** Whether it only names a way to compute, and nothing that it is one of. */
export const isWayAlone = ({ item, text }: Placed): boolean =>
  item.kind === 'quantity' &&
  item.quantity.kind === 'aggregate' &&
  item.quantity.attributes.length === 0 &&
  /^(median|average|avg|mean)( instead.*)?[ ?.!]*$/.test(text)

/**
 * The question before with its mean as a median, or null where something else is asked. Where there is no mean, the way stays alone:
 * nobody knows what it would be one of.
 */
export function computedAnew(earlier: readonly Placed[], given: readonly Placed[]): Placed[] | null {
  const [way, ...others] = given.filter(({ item }) => item.kind !== 'ask')
  if (way === undefined || others.length > 0 || !isWayAlone(way) || way.item.kind !== 'quantity') return null
  const { quantity } = way.item
  const fn = quantity.kind === 'aggregate' ? quantity.fn : undefined
  const isMean = (one: QuantityRef) => one.kind === 'aggregate' && (one.fn === 'avg' || one.fn === 'median')
  const before = [
    ...of(earlier, 'quantity').map(({ item }) => item.quantity),
    ...of(earlier, 'rank').flatMap(({ item }) =>
      item.by === null || item.by.kind === 'attribute' ? [] : [item.by],
    ),
  ]
  if (fn === undefined || !before.some(isMean)) return [...given]
  return earlier.map(one => ({ ...one, item: inWay(one.item, fn) }))
}

function inWay(item: Item, fn: Fn): Item {
  const again = (one: QuantityRef): QuantityRef =>
    one.kind === 'aggregate' && (one.fn === 'avg' || one.fn === 'median') ? { ...one, fn } : one
  if (item.kind === 'quantity') return { ...item, quantity: again(item.quantity) }
  if (item.kind === 'rank' && item.by !== null && item.by.kind !== 'attribute')
    return { ...item, by: again(item.by) }
  return item
}
