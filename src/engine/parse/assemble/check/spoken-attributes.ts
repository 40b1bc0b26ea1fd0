// Which attributes a plan speaks of: one that a question names must be among them.
import { attributesOf } from '#engine/condition-attributes.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Key, Plan } from '#engine/plan.ts'

export const spokenAttributes = ({ keys, columns, where }: Plan, index: ModelIndex): Set<string> =>
  new Set([
    ...keys.flatMap(key => ofKey(key, index)),
    ...columns.flatMap(column => {
      if (column.kind === 'attribute') return [column.attribute]
      return column.kind === 'quantity' && 'attribute' in column.quantity ? [column.quantity.attribute] : []
    }),
    ...where.flatMap(condition => ('attribute' in condition ? [condition.attribute] : [])),
  ])

/** "Do more guests arrive on weekends or on weekdays": the sides are told by the date that the verb names. */
function ofKey(key: Key, index: ModelIndex): readonly string[] {
  if (key.kind === 'sides') return key.sides.flatMap(({ where }) => where.flatMap(attributesOf))
  if (key.kind === 'thing') return index.noun(key.noun).name
  return [key.attribute]
}
