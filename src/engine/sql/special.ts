// Measures that no single aggregate gives: the share of time that is booked, the share of sessions that got somewhere.
import type { Measure } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import type { Key } from '#engine/plan.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { conditionSql } from './conditions.ts'
import { keySql } from './keys.ts'
import { Names } from './names.ts'
import { aggregateSql, conditionsOf } from './quantities.ts'
import { inScope, Scope, Unreachable } from './scope.ts'
import type { Select } from './select.ts'
import type { Grouped, Wanted } from './source.ts'
import { all, day, percentOf, type Sql } from './text.ts'

export function isSpecial(index: ModelIndex, { quantity }: Wanted): boolean {
  if (quantity.kind !== 'measure') return false
  const { kind } = index.measure(quantity.measure).value
  return kind === 'occupancy' || kind === 'per_capacity' || kind === 'share_of_groups'
}

export function specialSelect(
  index: ModelIndex,
  keys: readonly Key[],
  wanted: Wanted,
  where: readonly Condition[],
): Grouped {
  if (wanted.quantity.kind !== 'measure') throw new Error('only a measure can be special')
  const measure = index.measure(wanted.quantity.measure)
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
  // A number of rows in each group is not computed yet; leaving it out would count every group.
  if (value.count !== undefined) throw new Unreachable(`${measure.label} counts rows in each group`)
  const table = index.noun(measure.noun).table
  const names = new Names()
  const { inner, grouping } = inScope(index, table, scope => {
    const innerNames = new Names()
    const grouping = keys.map(key => keySql(scope, key, innerNames))
    const some = (conditions: readonly Condition[] | undefined) =>
      conditions === undefined || conditions.length === 0
        ? 'TRUE'
        : `bool_or(${all(conditions.map(one => conditionSql(scope, one)))})`
    const none = value.lacking === undefined ? '' : ` AND NOT ${some(value.lacking)}`
    const inner: Select = {
      outputs: [
        ...grouping.flatMap(key => key.outputs),
        { sql: some(value.among), as: 'counted' },
        { sql: `${some(value.having)}${none}`, as: 'reached' },
      ],
      from: scope.from(),
      joins: scope.joins(),
      where: [
        ...conditionsOf(index, wanted.quantity, [...where, ...wanted.where]).map(one =>
          conditionSql(scope, one),
        ),
        ...grouping.flatMap(key => key.where),
      ],
      groupBy: [...grouping.flatMap(key => key.groupBy), scope.column(table, value.per)],
    }
    return { inner, grouping }
  })
  const shown = grouping.flatMap(key => key.outputs.map(({ as }) => ({ sql: as, as: names.take(as) })))
  const rate = percentOf('count(*) FILTER (WHERE counted AND reached)', 'count(*) FILTER (WHERE counted)')
  return {
    select: {
      outputs: [...shown, { sql: rate, as: wanted.as }],
      from: { query: inner, as: 'grouped' },
      groupBy: shown.map(({ sql }) => sql),
    },
    keys: grouping.map(key => ({ ...key, order: key.outputs.map(({ as }) => as) })),
  }
}

/**
 * What was booked or earned over the days of the period × the things there are. Nights are cut to the period; a listing that nobody
 * booked still counts among those that could have been.
 */
function overCapacity(
  index: ModelIndex,
  measure: Measure,
  keys: readonly Key[],
  wanted: Wanted,
  where: readonly Condition[],
): Grouped {
  const { value } = measure
  if (value.kind !== 'occupancy' && value.kind !== 'per_capacity') throw new Error('not over a capacity')
  const given = [...where, ...wanted.where]
  const period = given.find(one => one.kind === 'during' && one.attribute === measure.date)
  if (period?.kind !== 'during' || period.from === undefined || period.to === undefined)
    throw new Unreachable(`${measure.label} needs a period with a beginning and an end`)
  const from = day(period.from)
  const to = day(period.to)
  const others = given.filter(one => one !== period)
  const things = index.noun(value.capacity).table
  const stays = index.noun(measure.noun).table
  const [link] = index.path(stays, things) ?? []
  if (link === undefined) throw new Unreachable(`${stays} do not lead to ${things}`)
  const names = new Names()
  const thingScope = new Scope(index, things)
  const grouping = keys.map(key => keySql(thingScope, key, names))
  const stayScope = new Scope(index, stays)
  const ofThings = others.filter(one => 'attribute' in one && thingScope.reaches(one.attribute))
  const ofStays = conditionsOf(
    index,
    wanted.quantity,
    others.filter(one => !ofThings.includes(one)),
  )
  const { total, when } =
    value.kind === 'occupancy' ? nights(stayScope, value, from, to) : earned(stayScope, value, period)
  const thing = index.alias(things)
  const share = (top: Sql, bottom: Sql) =>
    value.kind === 'occupancy' ? percentOf(top, bottom) : `round(1.0 * ${top} / nullif(${bottom}, 0), 2)`
  return {
    select: {
      with: [
        {
          name: 'booked',
          query: {
            outputs: [
              { sql: `${index.alias(stays)}.${link.column}`, as: 'thing' },
              { sql: total, as: 'total' },
            ],
            from: stayScope.from(),
            joins: stayScope.joins(),
            where: [...ofStays.map(one => conditionSql(stayScope, one)), ...when],
            groupBy: [`${index.alias(stays)}.${link.column}`],
          },
        },
      ],
      outputs: [
        ...grouping.flatMap(key => key.outputs),
        { sql: share('coalesce(sum(b.total), 0)', `(count(*) * (${to} - ${from}))`), as: wanted.as },
      ],
      from: `${things} ${thing}`,
      joins: [...thingScope.joins(), `LEFT JOIN booked b ON b.thing = ${thing}.id`],
      where: ofThings.map(one => conditionSql(thingScope, one)),
      groupBy: grouping.flatMap(key => key.groupBy),
    },
    keys: grouping,
  }
}

type Occupancy = Extract<Measure['value'], { kind: 'occupancy' }>
type PerCapacity = Extract<Measure['value'], { kind: 'per_capacity' }>

function nights(scope: Scope, { start, end }: Occupancy, from: Sql, to: Sql) {
  const [first, last] = [scope.attribute(start), scope.attribute(end)]
  return {
    total: `sum(least(${last}, ${to}) - greatest(${first}, ${from}))`,
    when: [`${first} < ${to}`, `${last} > ${from}`],
  }
}

const earned = (scope: Scope, { of }: PerCapacity, period: Condition) => ({
  total: aggregateSql(scope, of, []),
  when: [conditionSql(scope, period)],
})
