// "Cancellations per city, worst first", "worst brands by refunds": of what nobody wants the most is the worst.
import type { Condition } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Quantity } from '#engine/plan.ts'
import type { Placed, QuantityRef } from '#engine/parse/item.ts'
import { of } from './items.ts'
import { isBadPart } from './words/share-groups.ts'

export function isBetterLow(index: ModelIndex, placed: readonly Placed[], by: QuantityRef): boolean {
  if (by.kind === 'measure') return by.measures.some(id => index.measure(id).lowIsGood === true)
  if (by.kind === 'aggregate') return by.attributes.some(id => index.attribute(id).lowIsGood === true)
  if (by.kind !== 'count') return false
  return by.nouns.some(id => {
    const part = [...(index.noun(id).where ?? []), ...saidOf(index, placed)]
    return index.noun(id).lowIsGood === true || (part.length > 0 && isBadPart(index, part))
  })
}

/** Of a column that is computed already. */
export const isBetterLowIn = (index: ModelIndex, placed: readonly Placed[], quantity: Quantity): boolean => {
  if (quantity.kind === 'measure')
    return isBetterLow(index, placed, { kind: 'measure', measures: [quantity.measure] })
  if (quantity.kind === 'aggregate')
    return isBetterLow(index, placed, { ...quantity, attributes: [quantity.attribute] })
  return quantity.kind === 'count' && isBetterLow(index, placed, { kind: 'count', nouns: [quantity.noun] })
}

/** "Refunded orders": the states that the question names. */
const saidOf = (index: ModelIndex, placed: readonly Placed[]): Condition[] =>
  of(placed, 'condition').flatMap(({ item: { condition } }): Condition[] => {
    if (condition.kind === 'segment' && !condition.not)
      return condition.segments.flatMap(id => index.segment(id).where)
    if (condition.kind !== 'values' || condition.not) return []
    return condition.options.flatMap(([first]) =>
      first === undefined ? [] : [{ kind: 'is', attribute: first.attribute, values: [first.value] }],
    )
  })
