// "Spent over $1,500 on Electronics but never bought anything from Home & Kitchen": no order is one of both, so each number has rows
// of its own. Among those of the one, none of the other would ever be found.
import type { Condition } from '#contract/terms.ts'
import type { Column, Plan } from '#engine/plan.ts'

export function kindsApart(plan: Plan): Plan {
  const apart = plan.where.filter(one => plan.columns.some(column => excludes(column, one)))
  if (apart.length === 0) return plan
  return {
    ...plan,
    where: plan.where.filter(one => !apart.includes(one)),
    columns: plan.columns.map(column =>
      column.kind === 'quantity'
        ? { ...column, where: [...column.where, ...apart.filter(one => !excludes(column, one))] }
        : column,
    ),
  }
}

/** Rows of the column have another value where all rows were to have this one. */
function excludes(column: Column, one: Condition): boolean {
  if (column.kind !== 'quantity' || one.kind !== 'is' || one.not === true) return false
  return column.where.some(
    other =>
      other.kind === 'is' &&
      other.not !== true &&
      other.attribute === one.attribute &&
      !other.values.some(value => one.values.includes(value)),
  )
}
