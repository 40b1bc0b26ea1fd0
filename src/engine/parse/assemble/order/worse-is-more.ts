// "A cancellation rate worse than 15%" is above it: of what nobody wants, more is worse. Whether a price is better high or low
// depends on who asks.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed, QuantityRef } from '#engine/parse/item.ts'
import { isBetterLow } from '#engine/parse/assemble/better-low.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'

type Having = Extract<Item, { kind: 'having' }>

export const worseIsMore = (index: ModelIndex, placed: readonly Placed[]): Placed[] =>
  placed.map((one): Placed => {
    const { item } = one
    if (item.kind === 'having' && item.byWorth === true) {
      const { byWorth: _, ...having } = item
      return comparedIn(placed, one, item).some(quantity => isLowGood(index, placed, quantity))
        ? { ...one, item: { ...having, op: item.op === '<' ? '>' : '<' } }
        : { ...one, item: having }
    }
    if (item.kind !== 'condition' || item.byWorth !== true || item.condition.kind !== 'amount') return one
    const { condition } = item
    const { amount, attributes } = condition
    const isLow = isLowGood(index, placed, { kind: 'aggregate', fn: 'avg', attributes })
    return amount.kind === 'bound' && isLow
      ? {
          ...one,
          item: {
            kind: 'condition',
            condition: { ...condition, amount: { ...amount, op: amount.op === '<' ? '>' : '<' } },
          },
        }
      : { ...one, item: { kind: 'condition', condition } }
  })

/** "A refund rate worse than the average": what is compared stands before. */
function comparedIn(placed: readonly Placed[], one: Placed, item: Having): QuantityRef[] {
  const { quantity, than } = item
  if (than.kind !== 'average' || quantity.kind !== 'measure' || quantity.measures.length > 0)
    return [quantity]
  if (than.of.length > 0) return [{ kind: 'aggregate', fn: 'avg', attributes: than.of }]
  const named = of(placed, 'quantity')
  const before = named.findLast(({ start }) => start < one.start) ?? named[0]
  return before === undefined ? [] : [before.item.quantity]
}

function isLowGood(index: ModelIndex, placed: readonly Placed[], quantity: QuantityRef): boolean {
  if (quantity.kind === 'aggregate' && quantity.attributes.some(id => index.attribute(id).format === 'money'))
    throw new Unclear('whether more is better')
  return isBetterLow(index, placed, quantity)
}
