// "What percent of orders were refunded in Texas": where the rows are says of which ones, and is no part of them.
import type { Condition } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Plan } from '#engine/plan.ts'
import type { Draft } from '#engine/parse/assemble/draft.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'
import { tableOf } from '#engine/parse/assemble/keys.ts'
import { quantities } from '#engine/parse/assemble/plan-columns.ts'
import { speaksOf } from '#engine/parse/assemble/speaks-of.ts'

type Said = PlacedOf<'condition'>

/** A place, or something of what the rows belong to. */
export const isWhere = (index: ModelIndex, attribute: string, table: string): boolean =>
  (index.model.places ?? []).includes(attribute) || index.attribute(attribute).table !== table

/** The part without what is only said of where it is; a place alone is a part like any other. */
export function withoutWhere(draft: Draft, plan: Plan, part: readonly Condition[]): Condition[] {
  const [counted] = quantities(plan)
  if (counted === undefined) return [...part]
  const table = tableOf(draft, counted.quantity)
  const tellsWhere = (one: Condition) => 'attribute' in one && isWhere(draft.index, one.attribute, table)
  const saidOf = (one: Condition): Said[] =>
    of(draft.placed, 'condition').filter(({ item }) => speaksOf(draft, item.condition, one))
  const own = part.filter(one => !tellsWhere(one)).flatMap(saidOf)
  const behind = Math.max(...own.map(({ end }) => end))
  // "Have a pool and are in Old Town": both.
  const isBoth = ({ start, afterAnd, afterOr }: Said) =>
    start < behind || afterAnd === true || afterOr === true
  return part.filter(one => own.length === 0 || !tellsWhere(one) || saidOf(one).some(isBoth))
}

/** "Percent of orders refunded in Texas": what became of them stands right behind them like a verb. */
export function isStateSomewhere(index: ModelIndex, named: number, behind: readonly Said[]): boolean {
  const [state, place, ...others] = behind
  const [first] = valuesOf(state)
  if (state?.start !== named || first?.attribute.endsWith('.status') !== true || others.length > 0)
    return false
  const { table } = index.attribute(first.attribute)
  const values = valuesOf(place)
  return (
    place?.afterAnd !== true && values.length > 0 && values.every(one => isWhere(index, one.attribute, table))
  )
}

const valuesOf = (one: Said | undefined) =>
  one?.item.condition.kind === 'values' ? one.item.condition.options.flat() : []

/** Called by a name: a value, or a place. */
export function isCalled(index: ModelIndex, one: Said | undefined): boolean {
  const places = index.model.places ?? []
  const condition = one?.item.condition
  if (condition?.kind !== 'segment') return condition?.kind === 'values'
  return condition.segments.every(id =>
    index.segment(id).where.every(own => 'attribute' in own && places.includes(own.attribute)),
  )
}
