// What a row of the result stands for, as grouping expressions.
import type { Key } from '#engine/plan.ts'
import { bandCase, withinAny } from './bands.ts'
import { conditionSql } from './conditions.ts'
import { keyName, type Names } from './names.ts'
import type { Scope } from './scope.ts'
import type { Output } from './select.ts'
import { literal, quoted, type Sql } from './text.ts'

export interface KeySql {
  outputs: Output[]
  groupBy: Sql[]
  /** How rows are put in their natural order, where the key has one. */
  order: Sql[]
  /** Rows that belong to no group. */
  where: Sql[]
}

export function keySql(scope: Scope, key: Key, names: Names): KeySql {
  const plain = (sql: Sql, order: Sql[] = [sql], where: Sql[] = []): KeySql => ({
    outputs: [{ sql, as: names.take(keyName(scope.index, key)) }],
    groupBy: [sql],
    order,
    where,
  })
  switch (key.kind) {
    case 'attribute':
      return plain(scope.attribute(key.attribute))
    case 'time': {
      const moment = scope.attribute(key.attribute)
      return plain(
        key.grain === 'year'
          ? `extract(year FROM ${moment})::int`
          : `date_trunc('${key.grain}', ${moment})::date`,
      )
    }
    case 'hour':
      return plain(`extract(hour FROM ${scope.attribute(key.attribute)})::int`)
    case 'weekday': {
      const moment = scope.attribute(key.attribute)
      const isoDay = `extract(isodow FROM ${moment})`
      const { outputs } = plain(`to_char(${moment}, 'FMDay')`)
      return { outputs, groupBy: [`to_char(${moment}, 'FMDay')`, isoDay], order: [isoDay], where: [] }
    }
    case 'month of year': {
      const moment = scope.attribute(key.attribute)
      const number = `extract(month FROM ${moment})`
      const { outputs } = plain(`to_char(${moment}, 'FMMonth')`)
      return { outputs, groupBy: [`to_char(${moment}, 'FMMonth')`, number], order: [number], where: [] }
    }
    case 'step': {
      const number = scope.attribute(key.attribute)
      return plain(`floor(${number} / ${literal(key.size)})::int * ${literal(key.size)}`)
    }
    case 'bands': {
      const number = scope.attribute(key.attribute)
      return plain(bandCase(number, key.bands), [`min(${number})`], [withinAny(number, key.bands)])
    }
    case 'sides': {
      const test = (where: (typeof key.sides)[number]['where']) =>
        where.map(one => conditionSql(scope, one)).join(' AND ') || 'TRUE'
      const cases = key.sides.map(side => `WHEN ${test(side.where)} THEN ${quoted(side.label)}`)
      const rest = key.sides.some(side => side.where.length === 0)
      const where = rest ? [] : [`(${key.sides.map(side => `(${test(side.where)})`).join(' OR ')})`]
      return plain(`CASE ${cases.join(' ')} END`, inTime(scope, key.sides), where)
    }
    case 'thing':
      return thingSql(scope, key.noun, names)
  }
}

const weekdays = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'
const months = 'January February March April May June July August September October November December'

/** By what a finished column is put in its own order: the alphabet would begin with April, and with Friday. */
export function inOrderOfTime(key: Key | undefined, name: string): Sql {
  if (key?.kind === 'weekday') return `position(${name} IN '${weekdays}')`
  if (key?.kind === 'month of year') return `position(${name} IN '${months}')`
  if (key?.kind !== 'bands') return name
  const places = key.bands.map(({ label }, at) => `WHEN ${quoted(label)} THEN ${at + 1}`)
  return `CASE ${name} ${places.join(' ')} END`
}

/** "H1 vs H2": times that are held against each other come one after the other. */
function inTime(scope: Scope, sides: Extract<Key, { kind: 'sides' }>['sides']): Sql[] {
  const dates = new Set(
    sides.map(({ where: [one, ...others] }) =>
      one?.kind === 'during' && others.length === 0 ? one.attribute : null,
    ),
  )
  const [date] = dates
  return dates.size === 1 && date !== undefined && date !== null ? [`min(${scope.attribute(date)})`] : []
}

/** Two things of one name stay two: they are grouped by identity and shown by name. */
function thingSql(scope: Scope, id: string, names: Names): KeySql {
  const noun = scope.index.noun(id)
  const identity = scope.column(noun.table, noun.key ?? 'id')
  const shown = noun.name.map(attribute => {
    const sql = scope.attribute(attribute)
    return { sql, as: names.take(attribute.slice(attribute.indexOf('.') + 1)) }
  })
  const rest = shown.map(({ sql }) => sql).filter(sql => sql !== identity)
  return { outputs: shown, groupBy: [identity, ...rest], order: shown.map(({ sql }) => sql), where: [] }
}
