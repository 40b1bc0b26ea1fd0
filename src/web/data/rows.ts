// Rows from the wire, checked against the one description of the tables before a page sees them.
import { tables, type RowOf, type TableName } from '#contract/tables.ts'
import { DataProblem } from './problem.ts'

const isNumber = (value: unknown) => typeof value === 'number'
const isText = (value: unknown) => typeof value === 'string'
const checks: Readonly<Record<string, (value: unknown) => boolean>> = {
  bigint: isNumber,
  integer: isNumber,
  numeric: isNumber,
  text: isText,
  date: isText,
  timestamptz: isText,
  boolean: value => typeof value === 'boolean',
  jsonb: () => true,
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The first column that is not what the table says, or null. */
function wrongColumn(table: TableName, row: object): string | null {
  for (const [column, type] of Object.entries(tables[table])) {
    const value: unknown = Reflect.get(row, column)
    const fits = value === null ? type.endsWith('?') : checks[type.replace('?', '')]?.(value)
    if (fits !== true) return column
  }
  return null
}

export function isRow<T extends TableName>(table: T, value: unknown): value is RowOf<T> {
  return isObject(value) && wrongColumn(table, value) === null
}

/** All of them, or a problem that names what is wrong: a half-read list would pass for a whole one. */
export function rowsOf<T extends TableName>(table: T, data: unknown): RowOf<T>[] {
  return listOf(data).map(value => {
    if (isRow(table, value)) return value
    throw unexpected(isObject(value) ? `${table}.${wrongColumn(table, value)}` : table)
  })
}

export function listOf(data: unknown): unknown[] {
  if (Array.isArray(data)) return data
  throw unexpected('a list')
}

export const unexpected = (what: string) =>
  new DataProblem(`The server sent something unexpected in place of ${what}.`, 200)
