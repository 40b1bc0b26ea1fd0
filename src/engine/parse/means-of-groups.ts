// "Days on market by area" and then "the three slowest": it was a mean of each area already, and no column of homes.
import { of } from './assemble/items.ts'
import type { Item, Placed } from './item.ts'
import type { Rollup } from './same-again.ts'

const ordering: ReadonlySet<Item['kind']> = new Set(['rank', 'limit', 'order'])

export function withMeansOfGroups(
  earlier: readonly Placed[],
  given: readonly Placed[],
  rollup: Rollup,
): readonly Placed[] {
  const [number, ...others] = of(earlier, 'attribute').filter(({ item }) =>
    item.attributes.some(id => rollup(id) !== null),
  )
  const isComputed = earlier.some(({ item }) => item.kind === 'quantity' || item.kind === 'rank')
  if (number === undefined || others.length > 0 || isComputed || of(earlier, 'key').length !== 1)
    return earlier
  if (!given.some(({ item }) => ordering.has(item.kind))) return earlier
  const attributes = number.item.attributes.filter(id => rollup(id) !== null)
  const fn = rollup(attributes[0] ?? '') ?? 'avg'
  const quantity = { kind: 'aggregate', fn, attributes } as const
  return earlier.map(one =>
    one === number ? { ...one, item: { kind: 'quantity', quantity, weak: false } } : one,
  )
}

/** "Bookings per month" and then "add revenue": they are one number of two, and stay one where the months become quarters. */
export function withCountOfGroups(earlier: readonly Placed[]): readonly Placed[] {
  const [noun, ...others] = of(earlier, 'noun').filter(({ item }) => !item.weak && !item.none)
  const isComputed = earlier.some(({ item }) => item.kind === 'quantity' || item.kind === 'rank')
  const isGrouped = of(earlier, 'key').length > 0
  if (noun === undefined || others.length > 0 || isComputed || !isGrouped) return earlier
  if (!noun.item.plural || noun.item.scope === true || noun.item.agent === true) return earlier
  if (earlier.some(({ item }) => item.kind === 'attribute')) return earlier
  const quantity = { kind: 'count', nouns: noun.item.nouns } as const
  return earlier.map(one =>
    one === noun ? { ...one, item: { kind: 'quantity', quantity, weak: false } } : one,
  )
}
