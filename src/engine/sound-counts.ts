// "What fraction of cancellations were monthly stays": cancellations among what was not cancelled would be rows of another kind under that name.
import type { Condition } from '#contract/terms.ts'
import type { ModelIndex } from './model-index.ts'
import type { Plan, Quantity } from './plan.ts'

/** What is wrong with a number, whose rows are told to be what they are not; null where nothing is. */
export function unsoundCounts({ columns, where }: Plan, index: ModelIndex): string | null {
  const isDenied = columns.some(one => {
    if (one.kind !== 'quantity') return false
    const told = [...where, ...one.where]
    const own = ownOf(one.quantity, index)
    return (
      own.some(rule => told.some(other => denies(other, rule))) ||
      (one.quantity.kind === 'count' && own.some(rule => told.some(other => isOtherKind(other, rule)))) ||
      told.some((other, at) => told.slice(at + 1).some(more => excludes(other, more)))
    )
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

/** "Expired" of the rows and "withdrawn" of their number: nothing is both, and zero would look like an answer. */
const excludes = (one: Condition, other: Condition): boolean =>
  one.kind === 'is' &&
  other.kind === 'is' &&
  one.attribute === other.attribute &&
  one.not !== true &&
  other.not !== true &&
  !one.values.some(value => other.values.includes(value))

/** Purchases among what is told to be a checkout; of a state that is named, the usual one gives way. */
const isOtherKind = (told: Condition, own: Condition): boolean =>
  own.kind === 'is' && !own.attribute.endsWith('.status') && excludes(told, own)
