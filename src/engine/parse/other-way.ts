// "The median instead": what was asked before, computed in another way; "and days on market?": the same mean of something else.
import { of } from './assemble/items.ts'
import type { Fn, Item, Placed, QuantityRef } from './item.ts'
import type { Rollup } from './same-again.ts'

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
  const before = [
    ...of(earlier, 'quantity').map(({ item }) => item.quantity),
    ...of(earlier, 'rank').flatMap(({ item }) =>
      item.by === null || item.by.kind === 'attribute' ? [] : [item.by],
    ),
  ]
  // "Average instead of total": of what was added up.
  const fns: readonly Fn[] = /\binstead\b/.test(way.text) ? ['avg', 'median', 'sum'] : ['avg', 'median']
  const isOne = (one: QuantityRef) =>
    one.kind === 'aggregate' && one.attributes.length > 0 && fns.includes(one.fn)
  if (fn === undefined || !before.some(isOne)) return [...given]
  return earlier.map(one => ({ ...one, item: inWay(one.item, fn, fns) }))
}

function inWay(item: Item, fn: Fn, fns: readonly Fn[]): Item {
  const again = (one: QuantityRef): QuantityRef => {
    if (one.kind !== 'aggregate' || !fns.includes(one.fn)) return one
    const { adds: _, ...rest } = one
    return { ...rest, fn }
  }
  if (item.kind === 'quantity') return { ...item, quantity: again(item.quantity) }
  if (item.kind === 'rank' && item.by !== null && item.by.kind !== 'attribute')
    return { ...item, by: again(item.by) }
  return item
}

const ofOneMean: ReadonlySet<Item['kind']> = new Set([
  'quantity',
  'condition',
  'period',
  'noun',
  'ask',
  'now',
])

/** The mean before, of another number that is named alone, or null where it was none or something else is asked. */
export function meanOfOther(
  earlier: readonly Placed[],
  given: readonly Placed[],
  rollup: Rollup,
): Placed[] | null {
  const [named, ...others] = given
  if (named?.item.kind !== 'attribute' || others.length > 0) return null
  const attributes = named.item.attributes.filter(id => rollup(id) === 'avg')
  const [mean, ...more] = of(earlier, 'quantity')
  const isMean = mean?.item.quantity.kind === 'aggregate' && mean.item.quantity.fn === 'avg'
  const isAlone = more.length === 0 && earlier.every(({ item }) => ofOneMean.has(item.kind))
  if (attributes.length === 0 || !isMean || !isAlone) return null
  const quantity: QuantityRef = { kind: 'aggregate', fn: 'avg', attributes }
  return earlier.map(one =>
    one === mean ? { ...mean, text: named.text, item: { ...mean.item, quantity } } : one,
  )
}
