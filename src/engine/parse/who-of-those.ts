// "Orders last month", then "who ordered the most": somebody is asked for, and none of the orders or their groups. By how many of them or by
// their money, nobody said.
import { of } from './assemble/items.ts'
import type { Placed } from './item.ts'

export function whoOfThose(earlier: readonly Placed[], given: readonly Placed[]): Placed[] | null {
  const who = of(given, 'ask').find(({ item, text }) => text === 'who' && item.one === true)
  const verb = of(given, 'noun').find(({ item }) => item.weak && item.verb === true)
  if (who === undefined || verb === undefined || of(given, 'rank').length !== 1) return null
  const isOfSame = earlier.some(
    ({ item }) =>
      (item.kind === 'noun' && item.nouns.some(id => verb.item.nouns.includes(id))) ||
      (item.kind === 'quantity' &&
        item.quantity.kind === 'count' &&
        item.quantity.nouns.some(id => verb.item.nouns.includes(id))),
  )
  return isOfSame ? [...earlier, { ...who, item: { kind: 'those before' } }] : null
}
