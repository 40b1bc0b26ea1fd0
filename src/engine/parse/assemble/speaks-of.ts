// Which condition of a plan the words of a question are: several words may say one, and one word several.
import type { Condition } from '#contract/terms.ts'
import type { ConditionRef } from '#engine/parse/item.ts'
import type { Draft } from './draft.ts'

export function speaksOf({ index }: Draft, ref: ConditionRef, condition: Condition): boolean {
  if (!('attribute' in condition)) return false
  if (ref.kind === 'amount' && ref.attributes.length === 0) return condition.kind === 'compare'
  if (ref.kind === 'attributes' && ref.left.length === 0) return condition.kind === 'compare'
  // "That start on a Friday": the day is one of whatever date the rows have.
  if (ref.kind === 'weekdays' && (ref.dates ?? []).length === 0) return condition.kind === 'weekday'
  // "Mention a dog": in what people wrote, wherever that stands.
  if (ref.kind === 'contains' && (ref.within ?? []).length === 0) return condition.kind === 'contains'
  const said = ref.kind === 'segment' ? ref.segments.map(id => index.segment(id).where) : ref
  return JSON.stringify(said).includes(`"${condition.attribute}"`)
}
