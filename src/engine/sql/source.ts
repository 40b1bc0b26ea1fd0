// All quantities that are made of the rows of one table, in one grouped SELECT. What they have in common is its WHERE; what
// sets one apart is the FILTER of its own aggregate.
import type { Condition } from '#contract/terms.ts'
import type { Key, Quantity } from '#engine/plan.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { conditionSql } from './conditions.ts'
import { keySql, type KeySql } from './keys.ts'
import { Names } from './names.ts'
import { conditionsOf, nounOf, quantitySql } from './quantities.ts'
import { inScope, type Scope } from './scope.ts'
import type { Output, Select } from './select.ts'

export interface Wanted {
  /** Its place among the plan's columns. */
  place: number
  quantity: Quantity
  where: readonly Condition[]
  as: string
}

export interface Grouped {
  select: Select
  keys: KeySql[]
}

/** Attributes of the things that rows stand for; they are grouped along with them. */
export interface Shown {
  attribute: string
  as: string
}

export function groupedSelect(
  index: ModelIndex,
  keys: readonly Key[],
  shown: readonly Shown[],
  wanted: readonly Wanted[],
  where: readonly Condition[],
): Grouped {
  const [first] = wanted
  if (first === undefined) throw new Error('a grouped select needs a quantity')
  return inScope(index, nounOf(index, first.quantity).table, scope => {
    const conditions = wanted.map(one => sqlConditions(scope, one, where))
    const [head = [], ...tail] = conditions
    const common = head.filter(one => tail.every(list => list.includes(one)))
    const names = new Names()
    const grouping = keys.map(key => keySql(scope, key, names))
    const attributes = shown.map(({ attribute, as }) => ({ sql: scope.attribute(attribute), as }))
    const outputs: Output[] = [
      ...grouping.flatMap(key => key.outputs),
      ...attributes,
      ...wanted.map(({ quantity, as }, at) => {
        const own = (conditions[at] ?? []).filter(one => !common.includes(one))
        return { ...quantitySql(scope, quantity, own), as }
      }),
    ]
    const groupBy = [...grouping.flatMap(key => key.groupBy), ...attributes.map(({ sql }) => sql)]
    return {
      select: {
        outputs,
        from: scope.from(),
        joins: scope.joins(),
        where: [...common, ...grouping.flatMap(key => key.where)],
        groupBy: [...new Set(groupBy)],
      },
      keys: grouping,
    }
  })
}

function sqlConditions(
  scope: Scope,
  { quantity, where: own }: Wanted,
  where: readonly Condition[],
): string[] {
  const all = conditionsOf(scope.index, quantity, [...where, ...own])
  return [...new Set(all.map(condition => conditionSql(scope, condition)))]
}
