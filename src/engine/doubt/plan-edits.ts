// Plans held against each other, and with one thing in them replaced.
import type { Condition } from '#contract/terms.ts'
import { isTimeKey, type Column, type Key, type Plan } from '#engine/plan.ts'

/** The same plan: conditions may stand in any order, since all of them hold. */
export const samePlan = (a: Plan, b: Plan): boolean => spelled(a) === spelled(b)

/** Equal for equal values, whatever the order of their fields and conditions. */
export const spelled = (value: unknown): string => JSON.stringify(value, inOrder)

function inOrder(key: string, value: unknown): unknown {
  if (Array.isArray(value)) return key === 'where' ? value.map(spelled).toSorted() : value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

type Change = (condition: Condition) => Condition

/** Every condition of a plan, wherever it stands, as `change` makes it. */
export function withConditions(plan: Plan, change: Change): Plan {
  return {
    ...plan,
    where: plan.where.map(one => changed(one, change)),
    columns: plan.columns.map((column): Column =>
      column.kind === 'quantity'
        ? { ...column, where: column.where.map(one => changed(one, change)) }
        : column,
    ),
    keys: plan.keys.map((key): Key =>
      key.kind === 'sides'
        ? {
            ...key,
            sides: key.sides.map(side => ({ ...side, where: side.where.map(one => changed(one, change)) })),
          }
        : key,
    ),
  }
}

function changed(condition: Condition, change: Change): Condition {
  switch (condition.kind) {
    case 'any':
    case 'all':
      return { ...condition, of: condition.of.map(one => changed(one, change)) }
    case 'not':
      return { ...condition, of: changed(condition.of, change) }
    default:
      return change(condition)
  }
}

/** Every condition of a plan, one level deep. */
export const conditionsIn = ({ where, columns, keys }: Plan): Condition[] => [
  ...where,
  ...columns.flatMap(column => (column.kind === 'quantity' ? column.where : [])),
  ...keys.flatMap(key => (key.kind === 'sides' ? key.sides.flatMap(side => side.where) : [])),
]

/** The plan on another date of the same rows. */
export function onDate(plan: Plan, from: string, to: string): Plan {
  const dated = withConditions(plan, one =>
    (one.kind === 'during' || one.kind === 'weekday') && one.attribute === from
      ? { ...one, attribute: to }
      : one,
  )
  return {
    ...dated,
    keys: dated.keys.map((key): Key =>
      isTimeKey(key) && key.attribute === from ? { ...key, attribute: to } : key,
    ),
  }
}
