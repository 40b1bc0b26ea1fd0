// "Sessions that did not purchase": no row of the visit is a purchase. Rows of another kind are in every visit.
import type { Noun } from '#contract/model.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function stepsNotTaken(index: ModelIndex, placed: readonly Placed[]): readonly Placed[] {
  const visit = visitIn(index, placed)
  if (visit === undefined) return placed
  return placed.map(one => {
    const { item } = one
    if (item.kind !== 'condition' || item.condition.kind !== 'values' || !item.condition.not) return one
    const [values, ...others] = item.condition.options
    const step = others.length > 0 ? undefined : stepOf(index, visit, values ?? [])
    if (step === undefined) return one
    const missing: Item = { kind: 'noun', nouns: [step.id], plural: false, none: true, weak: false }
    return { ...one, item: missing }
  })
}

/** What is made of rows that pass with it, and is asked about. */
function visitIn(index: ModelIndex, placed: readonly Placed[]): Noun | undefined {
  const named = [
    ...of(placed, 'noun').flatMap(({ item }) => (item.none ? [] : item.nouns)),
    ...of(placed, 'quantity').flatMap(({ item: { quantity } }) =>
      quantity.kind === 'count' ? quantity.nouns : [],
    ),
  ]
  return named.map(id => index.noun(id)).find(({ key, passes }) => key !== undefined && passes === true)
}

/** The kind of row that such a value makes. */
const stepOf = (
  index: ModelIndex,
  { table }: Noun,
  values: readonly { attribute: string; value: string }[],
): Noun | undefined =>
  index.model.nouns.find(({ table: own, key, where = [] }) => {
    const [only, ...others] = where
    return (
      own === table &&
      key === undefined &&
      others.length === 0 &&
      only?.kind === 'is' &&
      only.not !== true &&
      values.some(({ attribute, value }) => attribute === only.attribute && only.values.join() === value)
    )
  })
