// "The gap between the average with a pool and without one", "between the highest and the lowest price": two numbers in one row,
// and what lies between them.
import type { Condition } from '#contract/terms.ts'
import { attributesOf } from '#engine/condition-attributes.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { ConditionRef } from '#engine/parse/item.ts'
import type { Column, Plan } from '#engine/plan.ts'
import type { Draft } from './draft.ts'
import { of } from './items.ts'
import { firstQuantity, quantities } from './plan-columns.ts'

export function difference(draft: Draft, plan: Plan): Plan | null {
  const [wish] = of(draft.placed, 'between')
  if (wish === undefined) return null
  const sided = quantities(plan).length === 1 ? inColumns(plan) : ofOwnRows(draft, plan)
  const left = sided === null ? -1 : firstQuantity(sided)
  if (sided === null || quantities(sided).length !== 2 || sided.columns[left + 1]?.kind !== 'quantity')
    return null
  const column: Column = { kind: 'difference', left, right: left + 1, percent: wish.item.percent }
  const columns = [...sided.columns, column]
  const ordered = sided.keys.length > 0 && (plan.order.length > 0 || plan.limit !== null)
  return {
    ...sided,
    columns,
    order: ordered ? [{ column: columns.length - 1, descending: plan.order[0]?.descending ?? true }] : [],
  }
}

/** "The average ask of active homes and the average sold price": what is said before the second number is said of the first. */
function ofOwnRows({ placed, index }: Draft, plan: Plan): Plan | null {
  const [first, second] = of(placed, 'quantity').filter(({ item }) => !item.weak)
  const place = firstQuantity(plan)
  if (first === undefined || second === undefined) return null
  const between = of(placed, 'condition').filter(({ start }) => start > first.start && start < second.start)
  const own = plan.where.filter(one => between.some(({ item }) => says(item.condition, one)))
  if (own.length < between.length) return null
  if (own.length === 0) return { ...plan, where: [...plan.where, ...ofSameRows(index, plan)] }
  return {
    ...plan,
    where: plan.where.filter(one => !own.includes(one)),
    columns: plan.columns.map((one, at) =>
      at === place && one.kind === 'quantity' ? { ...one, where: [...one.where, ...own] } : one,
    ),
  }
}

/** "Average ask and average sold price and the difference": of those that have both. The asks of all would be those of other homes. */
function ofSameRows(index: ModelIndex, plan: Plan): readonly Condition[] {
  const nouns = quantities(plan).flatMap(({ quantity }) =>
    quantity.kind === 'aggregate' ? [index.noun(quantity.noun)] : [],
  )
  const [one, other] = nouns
  if (one === undefined || other === undefined || one.table !== other.table) return []
  const narrow = [one, other].flatMap(({ where = [] }) => (where.length > 0 ? [where] : []))
  const said = new Set(plan.where.flatMap(attributesOf))
  const [where, ...more] = narrow
  return where === undefined || more.length > 0 || where.some(({ attribute }) => said.has(attribute))
    ? []
    : where
}

/** Whether a condition says this and nothing else: two that were merged cannot be told apart again. */
function says(ref: ConditionRef, condition: Condition): boolean {
  if (ref.kind === 'flag') return condition.kind === 'is' && condition.attribute === ref.attribute
  if (ref.kind !== 'values' || condition.kind !== 'is' || condition.values.length !== ref.options.length)
    return false
  return ref.options.every(option =>
    option.some(
      ({ attribute, value }) => attribute === condition.attribute && condition.values.includes(value),
    ),
  )
}

/** Two sides as two columns instead of two rows. */
function inColumns(plan: Plan): Plan | null {
  const place = firstQuantity(plan)
  const column = plan.columns[place]
  const key = plan.keys.at(-1)
  if (column?.kind !== 'quantity' || key === undefined) return null
  const whole =
    key.kind === 'attribute'
      ? plan.where.find(one => 'attribute' in one && one.attribute === key.attribute)
      : undefined
  const sides: readonly { label: string; where: readonly Condition[] }[] =
    key.kind === 'sides'
      ? key.sides
      : whole?.kind === 'is'
        ? whole.values.map(value => ({
            label: labelOf(whole.attribute, value),
            where: [{ ...whole, values: [value] }],
          }))
        : []
  if (sides.length !== 2) return null
  return {
    ...plan,
    keys: plan.keys.slice(0, -1),
    where: plan.where.filter(one => one !== whole),
    columns: [
      ...plan.columns.slice(0, place),
      ...sides.map(({ label, where }) => ({ ...column, label, where: [...column.where, ...where] })),
      ...plan.columns.slice(place + 1),
    ],
  }
}

function labelOf(attribute: string, value: string | number | boolean): string {
  const name = attribute.slice(attribute.indexOf('.') + 1).replace(/^has_/, '')
  if (typeof value === 'boolean') return value ? name : `no ${name}`
  return typeof value === 'number' ? `${name} ${value}` : value
}
