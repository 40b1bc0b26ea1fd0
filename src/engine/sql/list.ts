// A list of things with their attributes: one row each, straight from their table.
import type { Condition } from '#contract/model.ts'
import type { Keep, Plan } from '#engine/plan.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { conditionSql } from './conditions.ts'
import { attributeName, Names } from './names.ts'
import { inForce } from './quantities.ts'
import { inScope, Scope, Unreachable } from './scope.ts'
import { print, type Output, type Select } from './select.ts'
import { numberOf } from './joined.ts'
import { literal, timesSql, type Sql } from './text.ts'

export interface List {
  select: Select
  /** The result column of each column of the plan. */
  columns: string[]
  identity: Sql
  natural: Sql[]
}

export function listSelect(index: ModelIndex, plan: Plan, nounId: string): List {
  const noun = index.noun(nounId)
  return inScope(index, noun.table, scope => {
    const names = new Names()
    const attributes = plan.columns.map(column => {
      if (column.kind !== 'attribute') throw new Error('a list shows attributes only')
      return column.attribute
    })
    const unnamed = noun.name.filter(name => !attributes.includes(name))
    const output = (attribute: string): Output => ({
      sql: scope.attribute(attribute),
      as: names.take(attributeName(attribute)),
    })
    const shown = [...unnamed, ...attributes].map(output)
    const conditions = inForce(noun.where ?? [], plan.where)
    const kind = inForce(noun.where ?? [], ofKind(index, noun.table, plan.where))
    const kept = plan.keep.map(keep => keepSql(scope, noun.table, kind, attributes, keep))
    const identity = scope.column(noun.table, noun.key ?? 'id')
    const where = [...conditions.map(condition => conditionSql(scope, condition)), ...kept]
    return {
      select: {
        outputs: shown,
        from: scope.from(),
        joins: scope.joins(),
        where,
        ...(noun.key === undefined
          ? {}
          : { groupBy: [...new Set([identity, ...shown.map(({ sql }) => sql)])] }),
      },
      columns: shown.slice(unnamed.length).map(({ as }) => as),
      identity,
      natural: noun.name.map(name => shown[[...unnamed, ...attributes].indexOf(name)]?.as ?? ''),
    }
  })
}

/** "Active homes with a pool below the average": that of active homes, which are a kind of things; a pool is said of some. */
function ofKind(index: ModelIndex, table: string, where: readonly Condition[]): Condition[] {
  const kinds = new Set(
    index.model.nouns
      .filter(noun => noun.table === table)
      .flatMap(({ where: own }) => (own ?? []).map(plain)),
  )
  return where.filter(one => kinds.has(plain(one)))
}

const plain = (one: Condition) => JSON.stringify(one.kind === 'is' ? { ...one, not: one.not === true } : one)

function keepSql(
  scope: Scope,
  table: string,
  conditions: readonly Condition[],
  attributes: readonly string[],
  { column, op, value }: Keep,
): Sql {
  const attribute = attributes[column]
  if (attribute === undefined) throw new Unreachable('a kept column is not shown')
  const left = scope.attribute(attribute)
  const other = (at: number) => scope.attribute(attributes[at] ?? '')
  switch (value.kind) {
    case 'number':
      return `${left} ${op} ${literal(value.value)}`
    case 'column':
      return `${left} ${op} ${timesSql(value.times)}${other(value.column)}`
    case 'overall':
      return `${left} ${op} ${timesSql(value.times)}(${print(average(scope, table, conditions, attribute, 'avg', []))})`
    case 'own group':
      return `${left} ${op} ${timesSql(value.times)}(${print(average(scope, table, conditions, attribute, value.fn, [value.attribute]))})`
    case 'quantity':
      return `${left} ${op} ${timesSql(value.times)}(${numberOf(scope.index, value.quantity)})`
    case 'previous':
      throw new Unreachable('a list has no previous row')
  }
}

/** The average of an attribute over the things of the same group, under other names than the row that is compared with it. */
function average(
  outer: Scope,
  table: string,
  conditions: readonly Condition[],
  attribute: string,
  fn: 'avg' | 'median' | 'max' | 'min',
  same: readonly string[],
): Select {
  const inner = new Scope(outer.index, table)
  const rename = (sql: Sql) => sql.replaceAll(new RegExp(`\\b${outer.index.alias(table)}\\.`, 'g'), 'x.')
  const own = (id: string) => rename(inner.attribute(id))
  const of = own(attribute)
  const value = fn === 'median' ? `percentile_cont(0.5) WITHIN GROUP (ORDER BY ${of})` : `${fn}(${of})`
  const outerName = (id: string) => {
    const sql = outer.attribute(id)
    return sql.includes('.') ? sql : `${table}.${sql}`
  }
  return {
    outputs: [{ sql: value, as: value }],
    from: `${table} x`,
    joins: inner.joins().map(rename),
    where: [
      ...conditions.map(condition => rename(conditionSql(inner, condition))),
      ...same.map(id => `${own(id)} = ${outerName(id)}`),
    ],
  }
}
