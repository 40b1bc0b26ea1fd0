// What was booked or earned over the days × the things there are. Nights are cut to the days that are asked about; a listing that
// nobody booked still counts among those that could have been.
import type { Measure } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import type { Key } from '#engine/plan.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { conditionSql } from './conditions.ts'
import { keySql, type KeySql } from './keys.ts'
import { keyName, Names } from './names.ts'
import { aggregateSql, conditionsOf } from './quantities.ts'
import { NeedsPeriod, Scope, Unreachable } from './scope.ts'
import type { Select } from './select.ts'
import type { Grouped, Wanted } from './source.ts'
import { isOfSpans, spansOf, spansSelect } from './spans.ts'
import { day, percentOf, type Sql } from './text.ts'

/** The days that a row is about: those of the period, or of its own month. */
interface Days {
  from: Sql
  to: Sql
}

export function overCapacity(
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
  const timeKey = keys.find(key => isOfSpans(key, measure.date))
  const spans = timeKey === undefined ? null : spansOf(timeKey, period)
  if (spans === null && !isBounded(period)) throw new NeedsPeriod(measure.label)
  const days: Days =
    spans !== null || !isBounded(period)
      ? { from: 'span.starts', to: 'span.ends' }
      : { from: day(period.from), to: day(period.to) }
  const others = given.filter(one => one !== period)
  // A stay that begins on a Friday covers other days too: the days of a week are no part of its nights.
  if (others.some(one => one.kind === 'weekday')) throw new Unreachable(`${measure.label} of some weekdays`)
  const things = index.noun(value.capacity).table
  const stays = index.noun(measure.noun).table
  const [link] = index.path(stays, things) ?? []
  if (link === undefined) throw new Unreachable(`${stays} do not lead to ${things}`)
  const names = new Names()
  const thingScope = new Scope(index, things)
  const grouping = keys.map(key =>
    key === timeKey ? spanKey(index, key, names) : keySql(thingScope, key, names),
  )
  const stayScope = new Scope(index, stays)
  const ofThings = others.filter(one => 'attribute' in one && thingScope.reaches(one.attribute))
  const ofStays = conditionsOf(
    index,
    wanted.quantity,
    others.filter(one => !ofThings.includes(one)),
  )
  const { total, when } =
    value.kind === 'occupancy'
      ? nights(stayScope, value, days)
      : earned(stayScope, value, measure.date ?? '', days)
  const thing = index.alias(things)
  const ofThing = `${index.alias(stays)}.${link.column}`
  const inSpan = spans === null ? [] : ['span.starts']
  const booked: Select = {
    outputs: [
      { sql: ofThing, as: 'thing' },
      ...inSpan.map(sql => ({ sql, as: 'starts' })),
      { sql: total, as: 'total' },
    ],
    from: stayScope.from(),
    joins: [...stayScope.joins(), ...(spans === null ? [] : [`JOIN spans span ON ${when.join(' AND ')}`])],
    where: [...ofStays.map(one => conditionSql(stayScope, one)), ...(spans === null ? when : [])],
    groupBy: [ofThing, ...inSpan],
  }
  const share = (top: Sql, bottom: Sql) =>
    value.kind === 'occupancy' ? percentOf(top, bottom) : `round(1.0 * ${top} / nullif(${bottom}, 0), 2)`
  const room = spans === null ? `(count(*) * (${days.to} - ${days.from}))` : 'sum(span.ends - span.starts)'
  const match = [`b.thing = ${thing}.id`, ...(spans === null ? [] : ['b.starts = span.starts'])]
  return {
    select: {
      with: [
        ...(spans === null || timeKey === undefined
          ? []
          : [{ name: 'spans', query: spansSelect(keyName(index, timeKey), spans) }]),
        { name: 'booked', query: booked },
      ],
      outputs: [
        ...grouping.flatMap(key => key.outputs),
        { sql: share('coalesce(sum(b.total), 0)', room), as: wanted.as },
      ],
      from: `${things} ${thing}`,
      joins: [
        ...thingScope.joins(),
        ...(spans === null ? [] : ['CROSS JOIN spans span']),
        `LEFT JOIN booked b ON ${match.join(' AND ')}`,
      ],
      where: ofThings.map(one => conditionSql(thingScope, one)),
      groupBy: grouping.flatMap(key => key.groupBy),
    },
    keys: grouping,
  }
}

type During = Extract<Condition, { kind: 'during' }>

const isBounded = (period: Condition | undefined): period is During & { from: string; to: string } =>
  period?.kind === 'during' && period.from !== undefined && period.to !== undefined

/** In the order of time, whatever a span is called. */
function spanKey(index: ModelIndex, key: Key, names: Names): KeySql {
  const name = keyName(index, key)
  const sql = `span.${name}`
  return {
    outputs: [{ sql, as: names.take(name) }],
    groupBy: [...new Set([sql, 'span.starts'])],
    order: ['span.starts'],
    where: [],
  }
}

type Occupancy = Extract<Measure['value'], { kind: 'occupancy' }>
type PerCapacity = Extract<Measure['value'], { kind: 'per_capacity' }>

function nights(scope: Scope, { start, end }: Occupancy, { from, to }: Days) {
  const [first, last] = [scope.attribute(start), scope.attribute(end)]
  return {
    total: `sum(least(${last}, ${to}) - greatest(${first}, ${from}))`,
    when: [`${first} < ${to}`, `${last} > ${from}`],
  }
}

function earned(scope: Scope, { of }: PerCapacity, date: string, { from, to }: Days) {
  const on = scope.attribute(date)
  return { total: aggregateSql(scope, of, []), when: [`${on} >= ${from}`, `${on} < ${to}`] }
}
