// Which condition of a plan the words of a question are: several words may say one, and one word several.
import type { Condition } from '#contract/terms.ts'
import type { ConditionRef } from '#engine/parse/item.ts'
import type { Draft } from './draft.ts'

export function speaksOf({ index }: Draft, ref: ConditionRef, condition: Condition): boolean {
  if (!('attribute' in condition)) return false
  if (ref.kind === 'amount' && ref.attributes.length === 0) return condition.kind === 'compare'
  if (ref.kind === 'attributes' && ref.left.length === 0) return condition.kind === 'compare'
  // "Mention a dog": in what people wrote, wherever that stands.
  if (ref.kind === 'contains' && (ref.within ?? []).length === 0) return condition.kind === 'contains'
  const said = ref.kind === 'segment' ? ref.segments.map(id => index.segment(id).where) : ref
  return JSON.stringify(said).includes(`"${condition.attribute}"`)
}
