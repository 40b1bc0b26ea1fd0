// A plan as one SELECT. Only what the model names can get into it.
import type { Column, Plan } from '#engine/plan.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { finish, type Base } from './finish.ts'
import { firstSql } from './first.ts'
import { addsUp, joinedSelect, numberOf, sourceSelect, sourcesOf } from './joined.ts'
import { inOrderOfTime, keySql, type KeySql } from './keys.ts'
import { listSelect } from './list.ts'
import { columnName, keyName, Names } from './names.ts'
import { conditionSql } from './conditions.ts'
import { inScope, Unreachable } from './scope.ts'
import { select } from './selected.ts'
import { suchThingsSql } from './such-things.ts'
import { print, type Select } from './select.ts'
import type { Shown, Wanted } from './source.ts'
import type { Sql } from './text.ts'

export function compile(plan: Plan, index: ModelIndex): Sql {
  const own = plan.columns.flatMap(column => (column.kind === 'quantity' ? column.where : []))
  for (const one of [...plan.where, ...own]) {
    if (one.kind === 'first') select(one, firstSql(index, one))
    if (one.kind === 'number') select(one, [suchThingsSql(index, one)])
  }
  return print(toSelect(plan, index))
}

function toSelect(plan: Plan, index: ModelIndex): Select {
  const hasQuantity = plan.columns.some(column => column.kind === 'quantity')
  if (hasQuantity) return finish(plan, aggregated(plan, index))
  const [key] = plan.keys
  if (key?.kind === 'thing' && plan.keys.length === 1) return listed(plan, index, key.noun)
  return distinct(plan, index)
}

function listed(plan: Plan, index: ModelIndex, noun: string): Select {
  const list = listSelect(index, plan, noun)
  if (plan.summary.kind === 'count') {
    const { groupBy, ...rows } = list.select
    const count = groupBy === undefined ? 'count(*)' : `count(DISTINCT ${list.identity})`
    return { ...rows, outputs: [{ sql: count, as: 'count' }] }
  }
  if (plan.summary.kind !== 'rows') throw new Unreachable('a list can be shown or counted')
  const asked = plan.order.map(
    ({ column, descending }) => `${list.columns[column] ?? ''}${descending ? ' DESC NULLS LAST' : ''}`,
  )
  return {
    ...list.select,
    orderBy: [...asked, ...list.natural.filter(name => !asked.includes(name))],
    limit: plan.limit,
    offset: plan.skip,
  }
}

/** Values that occur: "what property types are there". */
function distinct(plan: Plan, index: ModelIndex): Select {
  const [key] = plan.keys
  if (key?.kind !== 'attribute')
    throw new Unreachable('only the values of an attribute can be listed on their own')
  const select = inScope(index, index.attribute(key.attribute).table, scope => {
    const names = new Names()
    const keys = plan.keys.map(one => keySql(scope, one, names))
    const where = plan.where.filter(one => one.kind !== 'free').map(one => conditionSql(scope, one))
    return {
      outputs: keys.flatMap(one => one.outputs),
      from: scope.from(),
      joins: scope.joins(),
      where,
      groupBy: keys.flatMap(one => one.groupBy),
      orderBy: keys.flatMap(one => one.order),
      limit: plan.limit,
      offset: plan.skip,
    }
  })
  if (plan.summary.kind !== 'count') return select
  const { orderBy: _, ...rows } = select
  return { outputs: [{ sql: 'count(*)', as: 'count' }], from: { query: rows, as: 'grouped' } }
}

function aggregated(plan: Plan, index: ModelIndex): Base {
  const names = new Names()
  for (const key of plan.keys)
    if (key.kind === 'thing')
      for (const name of index.noun(key.noun).name)
        names.take(columnName(index, { kind: 'attribute', attribute: name }))
    else names.take(keyName(index, key))
  const named = plan.columns.map(column => names.take(columnName(index, column)))
  const at = <K extends Column['kind']>(kind: K) =>
    plan.columns.flatMap((column, place) => (column.kind === kind ? [{ place, as: named[place] ?? '' }] : []))
  const shown: Shown[] = plan.columns.flatMap((column, place) =>
    column.kind === 'attribute' ? [{ attribute: column.attribute, as: named[place] ?? '' }] : [],
  )
  const wanted: Wanted[] = plan.columns.flatMap((column, place) =>
    column.kind === 'quantity'
      ? [{ place, quantity: column.quantity, where: column.where, as: named[place] ?? '' }]
      : [],
  )
  const sources = sourcesOf(index, wanted)
  const [only] = sources
  const grouped =
    only !== undefined && sources.length === 1 && !plan.keepEmpty
      ? sourceSelect(index, plan.keys, shown, only, plan.where)
      : joinedSelect(index, plan, shown, sources)
  const [firstKey] = plan.keys
  const [head] = grouped.keys
  const [identity] = head?.groupBy ?? []
  const hidden =
    plan.limitPer !== null && firstKey?.kind === 'thing' && identity !== undefined
      ? [{ sql: identity, as: 'its_id' }]
      : []
  const derived = plan.columns.flatMap((column, place) =>
    column.kind === 'attribute' || column.kind === 'quantity' ? [] : [[place, named[place] ?? ''] as const],
  )
  return {
    select: { ...grouped.select, outputs: [...grouped.select.outputs, ...hidden] },
    first: hidden.length > 0 ? [...(head?.outputs ?? []), ...hidden].map(({ as }) => as) : firstOf(head),
    keys: grouped.keys.flatMap(key => key.outputs.map(({ as }) => as)),
    inOrder: grouped.keys.flatMap((key, at) => key.outputs.map(({ as }) => inOrderOfTime(plan.keys[at], as))),
    columns: new Map([...at('attribute'), ...at('quantity')].map(({ place, as }) => [place, as])),
    natural: grouped.keys.flatMap(key => key.order),
    derived: new Map(derived),
    number: (quantity, where) => numberOf(index, quantity, where),
    overall: place => overall(plan, index, wanted, place),
  }
}

const firstOf = (key: KeySql | undefined): string[] => key?.outputs.slice(0, 1).map(({ as }) => as) ?? []

/** Null for what adds up: all rows together are no measure for one of them. */
function overall(plan: Plan, index: ModelIndex, wanted: readonly Wanted[], place: number): Sql | null {
  const one = wanted.find(candidate => candidate.place === place)
  if (one === undefined) throw new Unreachable('only a quantity has an overall value')
  return addsUp(index, one.quantity) ? null : numberOf(index, one.quantity, [...plan.where, ...one.where])
}
