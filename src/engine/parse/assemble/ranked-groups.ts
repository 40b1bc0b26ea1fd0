// "Average price by brand, priciest five", "customers per state, top ten": behind the groups, a ranking is one of groups.
import type { Placed } from '#engine/parse/item.ts'
import { of } from './items.ts'
import { isForEach } from './rank.ts'

export function rankedGroups(placed: readonly Placed[]): Placed[] {
  const key = of(placed, 'key').findLast(({ text }) => isForEach(text))
  if (key === undefined) return [...placed]
  const thingsFrom = (at: number) =>
    of(placed, 'noun').some(({ item, start }) => !item.weak && start >= at && start <= at + 1)
  return placed.map(one => {
    const { item } = one
    if (item.kind !== 'rank' || item.implied || one.start < key.end || thingsFrom(one.end)) return one
    const isMeasured = item.by !== null && !(item.by.kind === 'attribute' && item.by.one === true)
    // "Revenue by brand, most units first" says by what; "priciest" only points to the top.
    return isMeasured ? one : { ...one, item: { ...item, by: null, ofGroups: true } }
  })
}
