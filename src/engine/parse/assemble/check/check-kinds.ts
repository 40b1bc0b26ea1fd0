// Kinds of rows that were named and that no part of a plan speaks of.
import type { Noun } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Plan, Quantity } from '#engine/plan.ts'
import { areApart } from '#engine/parse/assemble/contradictions.ts'
import type { Draft } from '#engine/parse/assemble/draft.ts'
import { of } from '#engine/parse/assemble/items.ts'

/** "Refund order count": refunds are a kind of orders. "Conversion from impression to click": ours is of views and inquiries. */
export function losesKind(
  index: ModelIndex,
  placed: Draft['placed'],
  { keys, columns, where }: Plan,
): boolean {
  const quantities = columns.flatMap(one => (one.kind === 'quantity' ? [one] : []))
  const said = JSON.stringify([
    ...where,
    ...keys.flatMap(key => (key.kind === 'thing' ? (index.noun(key.noun).where ?? []) : [])),
    ...quantities.flatMap(one => [...one.where, ...everyWhere(index, one.quantity)]),
  ])
  const groups = JSON.stringify(keys)
  const speaksOf = ({ attribute, value }: Kind) =>
    groups.includes(`"${attribute}"`) ||
    (said.includes(`"${attribute}"`) && said.includes(JSON.stringify(value)))
  return of(placed, 'noun').some(
    ({ item }) =>
      !item.weak &&
      !item.none &&
      item.nouns.every(id => kindsOf(index.noun(id)).length > 0) &&
      !item.nouns.some(id => kindsOf(index.noun(id)).some(speaksOf)),
  )
}

interface Kind {
  attribute: string
  value: unknown
}

const kindsOf = ({ where = [] }: Noun): Kind[] =>
  where.flatMap(one =>
    one.kind === 'is' && one.not !== true && one.values.length === 1
      ? [{ attribute: one.attribute, value: one.values[0] }]
      : [],
  )

/** "Conversion from page view to cart": where only those rows are left, no session ever reaches a purchase. */
export const reachesNothing = (index: ModelIndex, { columns, where }: Plan): boolean =>
  columns.some(one => {
    const value =
      one.kind === 'quantity' && one.quantity.kind === 'measure'
        ? index.measure(one.quantity.measure).value
        : undefined
    const reached = value?.kind === 'share_of_groups' ? (value.having ?? []) : []
    return reached.some(goal => where.some(said => areApart(goal, said)))
  })

/** All that a quantity is narrowed to, also within the parts of a rate. */
const everyWhere = (index: ModelIndex, one: Quantity): readonly Condition[] => {
  if (one.kind !== 'measure') return index.noun(one.noun).where ?? []
  const { value, noun, where = [] } = index.measure(one.measure)
  const parts = value.kind === 'ratio' ? [...(value.top.where ?? []), ...(value.bottom.where ?? [])] : []
  return [...where, ...(index.noun(noun).where ?? []), ...parts]
}
