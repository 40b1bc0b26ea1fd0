// Limits on what is computed for each thing or group: "more than 3 stays", "more bookings than views".
import type { Comparator } from '#contract/model.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Column, Keep, Quantity } from '#engine/plan.ts'
import { adds } from './adds.ts'
import { amountConditions } from './conditions.ts'
import type { Draft } from './draft.ts'
import type { QuantityRef } from '#engine/parse/item.ts'
import { of, type ItemOf } from './items.ts'
import { differentOnes, overRows } from './many-rows.ts'
import { quantity } from './quantity.ts'
import { Unclear } from './unclear.ts'
import { fits, formatOf } from './units.ts'

export interface Limit {
  quantity: Quantity
  op: Comparator
  value: number
  than: Quantity | null
}

export const limitsOf = (draft: Draft): Limit[] => [...addedLimits(draft), ...statedLimits(draft)]

/** "Properties with more than 100 nights": a number that is the sum over many rows of a thing. */
const addedLimits = (draft: Draft): Limit[] =>
  of(draft.placed, 'condition').flatMap(({ item }): Limit[] => {
    const sum = overRows(draft, item.condition)
    if (sum === null || item.condition.kind !== 'amount') return []
    return amountConditions('', item.condition.amount).flatMap(one =>
      one.kind === 'compare' && typeof one.value === 'number'
        ? [{ quantity: sum, op: one.op, value: one.value, than: null }]
        : [],
    )
  })

function statedLimits(draft: Draft): Limit[] {
  return of(draft.placed, 'having').flatMap(({ item }): Limit[] => {
    if (item.than.kind === 'average') return []
    const counted = quantity(draft, byThePiece(draft, item))
    const limited =
      (counted.kind === 'count' ? differentOnes(draft, draft.index.noun(counted.noun)) : null) ?? counted
    if (item.than.kind === 'number' && !fits(item.than.unit, formatOf(draft.index, limited)))
      throw new Unclear('a unit')
    return item.than.kind === 'number'
      ? [{ quantity: limited, op: item.op, value: item.than.value, than: null }]
      : [{ quantity: limited, op: item.op, value: 0, than: quantity(draft, item.than.quantity) }]
  })
}

/** "Sold more than 50 of": a small number without a sign counts pieces, where a verb may mean both. */
function byThePiece({ index }: Draft, { quantity: ref, than }: ItemOf<'having'>): QuantityRef {
  const isSmall = than.kind === 'number' && than.unit === 'plain' && than.value < 1000
  if (ref.kind !== 'measure' || !isSmall) return ref
  const pieces = ref.measures.filter(id => index.measure(id).format === 'count')
  return pieces.length === 0 ? ref : { ...ref, measures: pieces }
}

/** Whether a thing without any rows would pass, or counts in an average: it must be shown then. */
export const needsEmpty = (index: ModelIndex, columns: readonly Column[], keep: readonly Keep[]): boolean =>
  keep.some(({ column, op, value }) => {
    const kept = columns[column]
    if (value.kind === 'overall') return kept?.kind === 'quantity' && adds(index, kept.quantity)
    return value.kind === 'column' || (value.kind === 'number' && zeroFits(op, value.value))
  })

const zeroFits = (op: string, value: number) =>
  (op === '<' && value > 0) || (op === '<=' && value >= 0) || (op === '=' && value === 0)
