// What passes with the day: a visit of last week is no visit that ended without a purchase today.
import type { Condition } from '#contract/terms.ts'
import type { Plan } from '#engine/plan.ts'
import type { Draft } from './draft.ts'

/** Such things are counted, with what they had and had not, among those of the time that is asked about. */
export function amongThatTime({ index }: Pick<Draft, 'index'>, plan: Plan): Plan {
  const [key] = plan.keys
  if (!plan.keepEmpty || key?.kind !== 'thing' || index.noun(key.noun).passes !== true) return plan
  const isTime = (condition: Condition) =>
    condition.kind === 'during' && condition.attribute === index.noun(key.noun).date
  const times = new Map(
    plan.columns.flatMap(column =>
      column.kind === 'quantity' ? column.where.filter(isTime).map(one => [JSON.stringify(one), one]) : [],
    ),
  )
  if (times.size !== 1) return plan
  return {
    ...plan,
    where: [...plan.where, ...times.values()],
    columns: plan.columns.map(column =>
      column.kind === 'quantity' ? { ...column, where: column.where.filter(one => !isTime(one)) } : column,
    ),
  }
}
