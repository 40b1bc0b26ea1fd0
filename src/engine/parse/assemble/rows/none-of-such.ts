// "Homes with no stay of more than 27 nights", "without a booking over $5,000": of which kind the missing rows are. Added up over all rows
// of a thing, it would have many nights and no stay at all.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed, QuantityRef } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'

export function noneOfSuch(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const lost = of(placed, 'noun').find(({ item }) => item.none)
  const table = lost?.item.nouns.map(id => index.noun(id).table)[0]
  if (lost === undefined || table === undefined) return [...placed]
  const isSaidOfIt = ({ start, afterAnd, afterBreak }: Placed) =>
    start >= lost.end && start <= lost.end + 1 && afterAnd === lost.afterAnd && afterBreak !== true
  if (of(placed, 'having').some(one => isSaidOfIt(one) && !isBeside(index, one.item.quantity, table)))
    throw new Unclear('what is missing')
  return placed.map((one): Placed => {
    if (one.item.kind !== 'condition' || !isSaidOfIt(one)) return one
    const { condition } = one.item
    if (condition.kind !== 'amount' || condition.attributes.length === 0) return one
    const isTheirs = condition.attributes.some(id => index.attribute(id).table === table)
    return isTheirs ? { ...one, item: { ...one.item, condition: { ...condition, ofEach: true } } } : one
  })
}

/** "No order of more than 3 units": the units are those of the orders. */
const isBeside = (index: ModelIndex, quantity: QuantityRef, table: string): boolean =>
  quantity.kind !== 'measure' ||
  quantity.measures.every(id => index.noun(index.measure(id).noun).table !== table)
