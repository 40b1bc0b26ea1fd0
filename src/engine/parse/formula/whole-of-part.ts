// "Cancelled bookings / bookings": what is divided by holds the cancelled ones too, which bookings alone leave out. Some of them over
// those that are none of them would be told as their share.
import type { Condition } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Column } from '#engine/plan.ts'
import type { Expression } from './expression.ts'

/** What must not leave out rows of the whole. */
export function wholeOfPart(
  index: ModelIndex,
  expression: Expression,
  [part, whole, ...others]: readonly Column[],
): Condition[] {
  if (expression.kind !== 'combine' || expression.op !== '/' || others.length > 0) return []
  if (part?.kind !== 'quantity' || whole?.kind !== 'quantity') return []
  if (part.quantity.kind !== 'count' || whole.quantity.kind !== 'count') return []
  if (part.quantity.noun !== whole.quantity.noun) return []
  const isTold = (attribute: string) =>
    whole.where.some(one => 'attribute' in one && one.attribute === attribute)
  return (index.noun(whole.quantity.noun).where ?? []).flatMap((rule): Condition[] => {
    if (rule.kind !== 'is' || rule.not !== true || isTold(rule.attribute)) return []
    const isOfThose = part.where.some(
      one =>
        one.kind === 'is' &&
        one.not !== true &&
        one.attribute === rule.attribute &&
        one.values.some(value => rule.values.includes(value)),
    )
    return isOfThose ? [{ kind: 'free', attribute: rule.attribute }] : []
  })
}
