// "Count, volume and average", "total and average": a number beside the one that it is said of, which stays.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed, QuantityRef } from '#engine/parse/item.ts'

export function averageBeside(index: ModelIndex, placed: readonly Placed[], mark: Placed): Placed[] | null {
  const number = placed.find(({ end }) => end < mark.start && mark.start - end <= 2)
  if (mark.afterAnd !== true || !/^(average|avg|mean)$/.test(mark.text) || number === undefined) return null
  const mean = number.item.kind === 'total' ? meanOfMoney(index, placed) : meanOf(number.item)
  if (mean === null) return null
  return [...placed, { ...mark, item: { kind: 'quantity' as const, weak: false, quantity: mean } }].toSorted(
    (a, b) => a.start - b.start,
  )
}

function meanOf(item: Item): QuantityRef | null {
  if (item.kind !== 'quantity') return null
  const { quantity } = item
  if (quantity.kind === 'measure') return quantity.fn === undefined ? { ...quantity, fn: 'avg' } : null
  return quantity.kind === 'aggregate' && quantity.fn !== 'avg' ? { ...quantity, fn: 'avg' } : null
}

/** Of the rows that the total is of: what is earned, where they bring it in. */
function meanOfMoney(index: ModelIndex, placed: readonly Placed[]): QuantityRef {
  const { best } = index.model
  const table = best === undefined ? undefined : index.noun(index.measure(best).noun).table
  const isOfRows = placed.some(({ item }) => {
    const nouns =
      item.kind === 'noun'
        ? item.nouns
        : item.kind === 'quantity' && item.quantity.kind === 'count'
          ? item.quantity.nouns
          : []
    return nouns.some(id => index.noun(id).key === undefined && index.noun(id).table === table)
  })
  return best !== undefined && isOfRows
    ? { kind: 'measure', measures: [best], fn: 'avg' }
    : { kind: 'aggregate', fn: 'avg', attributes: [] }
}
