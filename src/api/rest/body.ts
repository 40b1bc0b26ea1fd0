// The rows that a write carries. What is checked here is what PostgreSQL gets: the text that arrived is not passed on,
// since two readers of the same JSON may disagree on a key that is written twice.
import type { Table } from './catalogue.ts'
import { badGrammar, problem, shown, tooMany } from './problems.ts'

type Cell = string | number | boolean | null
export type Row = Readonly<Record<string, Cell>>

export interface Rows {
  columns: readonly string[]
  rows: readonly Row[]
}

/** At most `most` rows. `columnsText` is the parameter that names the columns to take; without it the first row does. */
export function parseRows(
  table: Table,
  most: number,
  bytes: Uint8Array,
  columnsText: string | undefined,
): Rows {
  const items = objects(parsedJson(bytes), most)
  const columns = columnsText === undefined ? keysOfAll(items) : listedColumns(columnsText)
  const unknown = columns.find(column => !table.columns.has(column))
  if (unknown !== undefined)
    throw problem('PGRST204', `Column '${shown(unknown)}' of relation '${table.name}' does not exist`)
  return { columns, rows: items.map(item => rowOf(item, columns)) }
}

function parsedJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw problem('PGRST102', 'Empty or invalid json')
  }
}

function objects(body: unknown, most: number): object[] {
  const items: unknown[] = Array.isArray(body) ? body : [body]
  if (items.length > most) throw tooMany('rows', most)
  return items.map(item => {
    if (typeof item !== 'object' || item === null || Array.isArray(item))
      throw problem('PGRST102', 'A row must be a JSON object')
    return item
  })
}

function keysOfAll(items: readonly object[]): string[] {
  const first = Object.keys(items[0] ?? {})
  const expected = new Set(first)
  for (const item of items) {
    const keys = Object.keys(item)
    if (keys.length !== first.length || !keys.every(key => expected.has(key)))
      throw problem('PGRST102', 'All object keys must match')
  }
  return first
}

function listedColumns(text: string): string[] {
  const names = text.split(',').map(name => name.trim().replace(/^"(.*)"$/, '$1'))
  if (names.includes('')) throw badGrammar('columns parameter', text, 'a column name is missing')
  return [...new Set(names)]
}

function rowOf(item: object, columns: readonly string[]): Row {
  return Object.fromEntries(columns.map(column => [column, cell(column, item)]))
}

function cell(column: string, item: object): Cell {
  const value: unknown = Object.hasOwn(item, column) ? Reflect.get(item, column) : null
  if (value === null || typeof value === 'boolean') return value
  // Written 1e999, a number reads as Infinity, which would be stored as NULL.
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (typeof value === 'string') return storable(value)
  throw problem('PGRST102', `Column '${column}' must hold a text, a finite number, true, false or null`)
}

function storable(text: string): string {
  if (text.includes('\u0000'))
    throw problem('22P05', 'unsupported Unicode escape sequence', {
      details: '\\u0000 cannot be converted to text.',
    })
  if (!text.isWellFormed())
    throw problem('PGRST102', 'Empty or invalid json', { details: 'A surrogate stands alone.' })
  return text
}
