// "Compare Old Town and Sea Oaks: active listings, median ask": among numbers of groups, things are one of them by their number.
import type { Placed } from '#engine/parse/item.ts'
import { of } from './items.ts'

export function countedColumn(placed: readonly Placed[]): Placed[] {
  const compares = of(placed, 'ask').some(({ item }) => item.how === 'compare')
  const groups = [...of(placed, 'key'), ...of(placed, 'versus')]
  return placed.flatMap((one, at): Placed[] => {
    const next = placed[at + 1]
    const { item } = one
    const isThing = item.kind === 'noun' && item.plural && !item.weak && !item.none && item.scope !== true
    if (!isThing || one.afterBreak !== true || next?.item.kind !== 'quantity' || next.afterBreak !== true)
      return [one]
    if (!compares && !groups.some(({ start }) => start < one.start)) return [one]
    const quantity = { kind: 'count', nouns: item.nouns } as const
    return [one, { ...one, item: { kind: 'quantity', quantity, weak: false } }]
  })
}
