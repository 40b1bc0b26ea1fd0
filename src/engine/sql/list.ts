// A list of things with their attributes: one row each, straight from their table.
import type { Condition } from '#contract/terms.ts'
import { conditionSpelled } from '#engine/condition-spelled.ts'
import type { Column, Keep, Plan } from '#engine/plan.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { conditionSql } from './conditions.ts'
import { composedSql, isComposed } from './formula.ts'
import { attributeName, columnName, Names } from './names.ts'
import { inForce } from './quantities.ts'
import { inScope, Scope, Unreachable } from './scope.ts'
import { print, type Output, type Select } from './select.ts'
import { numberOf } from './joined.ts'
import { day, literal, timesSql, type Sql } from './text.ts'

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
    const own = (place: number): Sql => {
      const column = plan.columns[place]
      if (column === undefined) throw new Error('no such column')
      return isComposed(column) ? composedSql(column, own) : scope.attribute(attributeOf(column))
    }
    const unnamed = noun.name.filter(name => !plan.columns.some(one => isOf(one, name)))
    const shown: Output[] = [
      ...unnamed.map(name => ({ sql: scope.attribute(name), as: names.take(attributeName(name)) })),
      ...plan.columns.map((column, place) => ({
        sql: own(place),
        as: names.take(columnName(index, column)),
      })),
    ]
    const named = (name: string) =>
      unnamed.includes(name)
        ? unnamed.indexOf(name)
        : unnamed.length + plan.columns.findIndex(one => isOf(one, name))
    const conditions = inForce(noun.where ?? [], plan.where)
    const kind = inForce(noun.where ?? [], ofKind(index, noun.table, plan.where))
    const kept = plan.keep.map(keep => keepSql(scope, noun.table, kind, plan, own, keep))
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
      natural: noun.name.map(name => shown[named(name)]?.as ?? ''),
    }
  })
}

const isOf = (column: Column, attribute: string) =>
  column.kind === 'attribute' && column.attribute === attribute

function attributeOf(column: Column | undefined): string {
  if (column?.kind !== 'attribute') throw new Unreachable('a list shows what each row has')
  return column.attribute
}

const attributeAt = (plan: Plan, place: number) => attributeOf(plan.columns[place])

/**
 * "Active homes with a pool below the average": that of active homes, which are a kind of things; a pool is said of some, and so is a
 * number that has come to nothing.
 */
function ofKind(index: ModelIndex, table: string, where: readonly Condition[]): Condition[] {
  const kinds = new Set(
    index.model.nouns
      .filter(noun => noun.table === table)
      .flatMap(({ where: own }) => (own ?? []).map(conditionSpelled)),
  )
  const isNumber = (one: Condition) => 'attribute' in one && index.attribute(one.attribute).kind === 'number'
  return where.filter(one => kinds.has(conditionSpelled(one)) && !isNumber(one))
}

function keepSql(
  scope: Scope,
  table: string,
  conditions: readonly Condition[],
  plan: Plan,
  own: (place: number) => Sql,
  { column, op, value }: Keep,
): Sql {
  const left = own(column)
  switch (value.kind) {
    case 'number':
      return `${left} ${op} ${literal(value.value)}`
    case 'day':
      return `${left} ${op} ${day(value.day)}`
    case 'column':
      return `${left} ${op} ${timesSql(value.times)}${own(value.column)}`
    case 'overall':
      return `${left} ${op} ${timesSql(value.times)}(${print(average(scope, table, conditions, attributeAt(plan, column), 'avg', []))})`
    case 'own group': {
      const rows = value.of === undefined ? conditions : (scope.index.noun(value.of.noun).where ?? [])
      const of = value.of?.attribute ?? attributeAt(plan, column)
      return `${left} ${op} ${timesSql(value.times)}(${print(average(scope, table, rows, of, value.fn, [value.attribute]))})`
    }
    case 'quantity':
      return `${left} ${op} ${timesSql(value.times)}(${numberOf(scope.index, value.quantity, value.where)})`
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
  // A linked table needs another name as well: inside, its own name would hide that of the row that is compared.
  const others = outer.index.model.links.flatMap(({ to }) => (to === table ? [] : [outer.index.alias(to)]))
  const linked = new RegExp(`\\b(${[...new Set(others), '-'].join('|')})(?=\\.| ON )`, 'g')
  const rename = (sql: Sql) =>
    sql.replaceAll(linked, 'x_$1').replaceAll(new RegExp(`\\b${outer.index.alias(table)}\\.`, 'g'), 'x.')
  const own = (id: string) => rename(inner.attribute(id))
  const of = own(attribute)
  const value = fn === 'median' ? `percentile_cont(0.5) WITHIN GROUP (ORDER BY ${of})` : `${fn}(${of})`
  const outerName = (id: string) => {
    const sql = outer.attribute(id)
    return sql.includes('.') ? sql : `${table}.${sql}`
  }
  const where = [
    ...conditions.map(condition => rename(conditionSql(inner, condition))),
    ...same.map(id => `${own(id)} = ${outerName(id)}`),
  ]
  return {
    outputs: [{ sql: value, as: value }],
    from: `${table} x`,
    // Asked for last: a table that only the group needs would be lost.
    joins: inner.joins().map(rename),
    where,
  }
}
