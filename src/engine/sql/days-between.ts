// The days from one row to the next of the same person: from a first order to a second.
import type { Measure } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import type { Key } from '#engine/plan.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { conditionSql } from './conditions.ts'
import { keySql } from './keys.ts'
import { Names } from './names.ts'
import { conditionsOf } from './quantities.ts'
import { inScope, Unreachable } from './scope.ts'
import type { Grouped, Wanted } from './source.ts'

export function daysBetween(
  index: ModelIndex,
  { value, noun, label, date }: Measure,
  keys: readonly Key[],
  wanted: Wanted,
  where: readonly Condition[],
): Grouped {
  if (value.kind !== 'days_between' || date === undefined) throw new Error('no days between rows')
  const { table } = index.noun(noun)
  const given = [...where, ...wanted.where]
  // Within a time, the first row of it is no first one, and what lies between two rows lies in no month.
  if (given.some(one => one.kind === 'during' || one.kind === 'weekday'))
    throw new Unreachable(`${label} within a time`)
  // A person lives in one state; the two rows may be of two kinds.
  const owner = index.model.links.find(link => link.from === table && link.column === value.per)?.to
  if (keys.some(key => key.kind !== 'attribute' || index.attribute(key.attribute).table !== owner))
    throw new Unreachable(`${label} for each of these`)
  const { inner, grouping } = inScope(index, table, scope => {
    const innerNames = new Names()
    const grouping = keys.map(key => keySql(scope, key, innerNames))
    const on = scope.attribute(date)
    const inOrder = `OVER (PARTITION BY ${scope.column(table, value.per)} ORDER BY ${on}, ${scope.column(table, 'id')})`
    const narrowed = [
      ...conditionsOf(index, wanted.quantity, given).map(one => conditionSql(scope, one)),
      ...grouping.flatMap(key => key.where),
    ]
    const inner = {
      outputs: [
        ...grouping.flatMap(key => key.outputs),
        { sql: `lead(${on}::date) ${inOrder} - ${on}::date`, as: 'days' },
        { sql: `row_number() ${inOrder}`, as: 'place' },
      ],
      from: scope.from(),
      joins: scope.joins(),
      where: narrowed,
    }
    return { inner, grouping }
  })
  const names = new Names()
  const shown = grouping.flatMap(key => key.outputs.map(({ as }) => ({ sql: as, as: names.take(as) })))
  return {
    select: {
      outputs: [...shown, { sql: 'round(avg(days), 2)', as: wanted.as }],
      from: { query: inner, as: 'in_order' },
      where: value.first === true ? ['place = 1'] : [],
      groupBy: shown.map(({ sql }) => sql),
    },
    keys: grouping.map(key => ({ ...key, order: key.outputs.map(({ as }) => as) })),
  }
}
