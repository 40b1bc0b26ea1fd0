// Precision before recall: whatever the question says must have become part of the plan, or it is not answered.
import type { Plan } from '#engine/plan.ts'
import { of, type Draft } from './draft.ts'
import type { Relation } from './relations.ts'

/** What the plan does not speak of, or null when it speaks of everything. */
export function leftOver(draft: Draft, plan: Plan, handled: ReadonlySet<Relation>): string | null {
  const { placed, picker, index } = draft
  if (of(placed, 'period').length > 1 && !handled.has('periods')) return 'a second period'
  if (draft.asks.has('share') && !handled.has('share')) return 'a share'
  const compares = draft.asks.has('compare') || of(placed, 'versus').length > 0
  if (compares && !handled.has('comparison')) return 'a comparison'
  if (of(placed, 'change').length > 0 && !handled.has('change')) return 'a change'
  if (of(placed, 'running').length > 0 && !handled.has('running')) return 'a running total'
  if (of(placed, 'limit').length > 0 && plan.limit === null && plan.limitPer === null) return 'a number'
  const fixed = plan.where.flatMap(one => (one.kind === 'is' && one.not !== true ? [one.attribute] : []))
  if (new Set(fixed).size < fixed.length) return 'two values of one attribute'
  const byAttribute = of(placed, 'rank').some(({ item }) => item.by?.kind === 'attribute')
  if (byAttribute && plan.keys.some(key => key.kind === 'time')) return 'a ranking in time'
  const spoken = new Set([
    ...plan.keys.flatMap(key =>
      'attribute' in key ? [key.attribute] : 'noun' in key ? index.noun(key.noun).name : [],
    ),
    ...plan.columns.flatMap(column =>
      column.kind === 'attribute'
        ? [column.attribute]
        : column.kind === 'quantity' && 'attribute' in column.quantity
          ? [column.quantity.attribute]
          : [],
    ),
    ...plan.where.flatMap(condition => ('attribute' in condition ? [condition.attribute] : [])),
  ])
  const unsaid = of(placed, 'attribute').find(({ item }) => !item.attributes.some(id => spoken.has(id)))
  if (unsaid !== undefined) return `the attribute ${picker.attribute(unsaid.item.attributes) ?? ''}`
  if (of(placed, 'key').length > plan.keys.length) return 'a group'
  if (of(placed, 'order').length > 0 && plan.order.length === 0) return 'an order'
  return null
}
