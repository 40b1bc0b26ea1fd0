// "Compare Old Town and Sea Oaks: active listings, median ask": among numbers of groups, things are one of them by their number.
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function countedColumn(placed: readonly Placed[]): Placed[] {
  const compares = of(placed, 'ask').some(({ item }) => item.how === 'compare')
  const groups = [...of(placed, 'key'), ...of(placed, 'versus')]
  return placed.flatMap((one, at): Placed[] => {
    const next = placed[at + 1]
    const before = placed[at - 1]?.item
    const { item } = one
    if (before?.kind === 'noun' && isBeforeMean(placed, at - 1)) return [one, counted(one, before.nouns)]
    const isThing = item.kind === 'noun' && item.plural && !item.weak && !item.none && item.scope !== true
    if (isThing && isBesideGroups(placed, at)) return [one, counted(one, item.nouns)]
    if (!isThing || one.afterBreak !== true || next?.item.kind !== 'quantity' || next.afterBreak !== true)
      return [one]
    if (!compares && !groups.some(({ start }) => start < one.start)) return [one]
    return [one, counted(one, item.nouns)]
  })
}

const counted = (one: Placed, nouns: readonly string[]): Placed => ({
  ...one,
  item: { kind: 'quantity', quantity: { kind: 'count', nouns }, weak: false },
})

/** "Completed stays, average nights by city": how many there are, and a mean of theirs; that it is only one of such is said with "of". */
function isBeforeMean(placed: readonly Placed[], at: number): boolean {
  const [things, next] = placed.slice(at)
  const isPlain = things?.item.kind === 'noun' && things.item.plural && !things.item.weak && !things.item.none
  const others = (['rank', 'having', 'ask', 'ratio', 'order', 'limit', 'versus'] as const).some(
    kind => of(placed, kind).length > 0,
  )
  return (
    isPlain &&
    !others &&
    placed.slice(0, at).every(({ item }) => item.kind === 'condition' || item.kind === 'period') &&
    next?.item.kind === 'quantity' &&
    next.item.quantity.kind === 'aggregate' &&
    next.afterBreak === true &&
    next.start === things.end + 1 &&
    placed[at + 2]?.item.kind === 'key' &&
    placed.slice(at + 3).every(({ item }) => item.kind === 'condition' || item.kind === 'period')
  )
}

/** "Refunded orders this year by state, and revenue": behind the groups another number of theirs is added to the one that came first. */
function isBesideGroups(placed: readonly Placed[], at: number): boolean {
  const others = (['rank', 'having', 'ask', 'ratio'] as const).some(kind => of(placed, kind).length > 0)
  const grouped = placed.findIndex(({ item }) => item.kind === 'key')
  const key = placed[grouped]
  const around = [...placed.slice(0, at), ...placed.slice(at + 1, grouped)]
  return (
    key !== undefined &&
    grouped > at &&
    !others &&
    around.every(({ item }) => item.kind === 'condition' || item.kind === 'period') &&
    placed
      .slice(grouped + 1)
      .some(({ item, start }) => item.kind === 'quantity' && !item.weak && start > key.end)
  )
}
