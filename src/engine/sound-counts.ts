// "What fraction of cancellations were monthly stays": cancellations among what was not cancelled would be rows of another kind under that name.
import type { Condition } from '#contract/terms.ts'
import type { ModelIndex } from './model-index.ts'
import type { Plan, Quantity } from './plan.ts'

/** What is wrong with a number, whose rows are told to be what they are not; null where nothing is. */
export function unsoundCounts({ columns, where }: Plan, index: ModelIndex): string | null {
  const isDenied = columns.some(one => {
    if (one.kind !== 'quantity') return false
    const told = [...where, ...one.where]
    return ownOf(one.quantity, index).some(own => told.some(other => denies(other, own)))
  })
  return isDenied ? 'two conditions that exclude each other' : null
}

function ownOf(quantity: Quantity, index: ModelIndex): readonly Condition[] {
  if (quantity.kind === 'measure') return index.measure(quantity.measure).where ?? []
  return quantity.kind === 'count' ? (index.noun(quantity.noun).where ?? []) : []
}

const denies = (other: Condition, own: Condition): boolean =>
  other.kind === 'is' &&
  own.kind === 'is' &&
  other.attribute === own.attribute &&
  other.not === true &&
  own.not !== true &&
  own.values.every(value => other.values.includes(value))
