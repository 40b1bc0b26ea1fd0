// Measures that no single aggregate gives: the share of time that is booked, the share of sessions that got somewhere.
import type { Measure } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import type { Key } from '#engine/plan.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { overCapacity } from './capacity.ts'
import { conditionSql } from './conditions.ts'
import { daysBetween } from './days-between.ts'
import { keySql } from './keys.ts'
import { Names } from './names.ts'
import { conditionsOf } from './quantities.ts'
import { inScope } from './scope.ts'
import type { Select } from './select.ts'
import type { Grouped, Wanted } from './source.ts'
import { all, percentOf } from './text.ts'

export function isSpecial(index: ModelIndex, { quantity }: Wanted): boolean {
  if (quantity.kind !== 'measure') return false
  const { kind } = index.measure(quantity.measure).value
  return kind !== 'aggregate' && kind !== 'ratio'
}

export function specialSelect(
  index: ModelIndex,
  keys: readonly Key[],
  wanted: Wanted,
  where: readonly Condition[],
): Grouped {
  if (wanted.quantity.kind !== 'measure') throw new Error('only a measure can be special')
  const measure = index.measure(wanted.quantity.measure)
  if (measure.value.kind === 'days_between') return daysBetween(index, measure, keys, wanted, where)
  return measure.value.kind === 'share_of_groups'
    ? shareOfGroups(index, measure, keys, wanted, where)
    : overCapacity(index, measure, keys, wanted, where)
}

function shareOfGroups(
  index: ModelIndex,
  measure: Measure,
  keys: readonly Key[],
  wanted: Wanted,
  where: readonly Condition[],
): Grouped {
  const { value } = measure
  if (value.kind !== 'share_of_groups') throw new Error('not a share of groups')
  const table = index.noun(measure.noun).table
  const names = new Names()
  const { inner, grouping } = inScope(index, table, scope => {
    const innerNames = new Names()
    const grouping = keys.map(key => keySql(scope, key, innerNames))
    const some = (conditions: readonly Condition[] | undefined) =>
      conditions === undefined || conditions.length === 0
        ? 'TRUE'
        : `bool_or(${all(conditions.map(one => conditionSql(scope, one)))})`
    const such =
      value.having === undefined || value.having.length === 0
        ? 'count(*)'
        : `count(*) FILTER (WHERE ${all(value.having.map(one => conditionSql(scope, one)))})`
    const enough =
      value.count === undefined ? some(value.having) : `${such} ${value.count.op} ${value.count.value}`
    const none = value.lacking === undefined ? '' : ` AND NOT ${some(value.lacking)}`
    // Before the joins are told: a condition may lead to another table.
    const narrowed = [
      ...conditionsOf(index, wanted.quantity, [...where, ...wanted.where]).map(one =>
        conditionSql(scope, one),
      ),
      ...grouping.flatMap(key => key.where),
    ]
    const inner: Select = {
      outputs: [
        ...grouping.flatMap(key => key.outputs),
        { sql: some(value.among), as: 'counted' },
        { sql: `${enough}${none}`, as: 'reached' },
      ],
      from: scope.from(),
      joins: scope.joins(),
      where: narrowed,
      groupBy: [...grouping.flatMap(key => key.groupBy), scope.column(table, value.per)],
    }
    return { inner, grouping }
  })
  const shown = grouping.flatMap(key => key.outputs.map(({ as }) => ({ sql: as, as: names.take(as) })))
  const reached = 'count(*) FILTER (WHERE counted AND reached)'
  const rate = value.number === true ? reached : percentOf(reached, 'count(*) FILTER (WHERE counted)')
  return {
    select: {
      outputs: [...shown, { sql: rate, as: wanted.as }],
      from: { query: inner, as: 'grouped' },
      groupBy: shown.map(({ sql }) => sql),
    },
    keys: grouping.map(key => ({ ...key, order: key.outputs.map(({ as }) => as) })),
  }
}
