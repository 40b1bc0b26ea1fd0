// "Studios not counted": rows of that name are left out, by what makes them such rows.
import type { Condition } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { ConditionRef, Placed } from '#engine/parse/item.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'

export const withoutLeftOut = (index: ModelIndex, placed: readonly Placed[]): Placed[] =>
  placed.map(one => {
    if (one.item.kind !== 'left out') return one
    const [own, ...more] = one.item.nouns.flatMap(id =>
      (index.noun(id).where ?? []).filter(condition => condition.kind === 'is' && condition.not !== true),
    )
    const condition = own === undefined || more.length > 0 ? null : excluded(own)
    // "All but the sold homes in Cypress Ridge": those there that are not sold, or all others?
    const isNarrowed = placed.some(
      ({ item, start, afterBreak, afterAnd }) =>
        item.kind === 'condition' &&
        item.condition.kind === 'values' &&
        item.condition.not &&
        afterBreak !== true &&
        afterAnd !== true &&
        start > one.end &&
        start <= one.end + 2,
    )
    if (condition === null || isNarrowed) throw new Unclear('what is left out')
    return { ...one, item: { kind: 'condition', condition } }
  })

function excluded(own: Condition): ConditionRef | null {
  if (own.kind !== 'is') return null
  const { attribute, values } = own
  const texts = values.filter(value => typeof value === 'string')
  if (texts.length === values.length)
    return { kind: 'values', options: texts.map(value => [{ attribute, value }]), not: true }
  const numbers = values.filter(value => typeof value === 'number')
  return numbers.length === values.length
    ? {
        kind: 'amount',
        attributes: [attribute],
        amount: { kind: 'exact', values: numbers },
        unit: 'plain',
        not: true,
      }
    : null
}
