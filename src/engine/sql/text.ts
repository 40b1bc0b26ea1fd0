// The pieces of SQL text. Names come from the model, values are written as typed literals; nothing else ever becomes SQL.
import type { Scalar } from '#contract/terms.ts'

/** SQL text made here; a visitor's words are never of this type. */
export type Sql = string

export const quoted = (text: string): Sql => `'${text.replaceAll("'", "''")}'`

export function literal(value: Scalar): Sql {
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (typeof value === 'string') return quoted(value)
  // A number in exponent form or not a number at all has no business in a query.
  if (!Number.isFinite(value)) throw new RangeError(`not a number that SQL can hold: ${value}`)
  return Number.isInteger(value) ? value.toFixed(0) : String(value)
}

export const day = (text: string): Sql => `DATE ${quoted(text)}`

/** For LIKE: what the visitor typed stands for itself. */
export const containing = (text: string): Sql => quoted(`%${text.replace(/[\\%_]/g, '\\$&')}%`)

export const all = (parts: readonly Sql[]): Sql => parts.join(' AND ')

/** In brackets where a neighboring AND would tear it apart. */
export const anyOf = (parts: readonly Sql[]): Sql =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' OR ')})`

export const filtered = (aggregate: Sql, where: readonly Sql[]): Sql =>
  where.length === 0 ? aggregate : `${aggregate} FILTER (WHERE ${all(where)})`

/** "0.5 * " before what is taken half of. */
export const timesSql = (times: number | undefined): Sql =>
  times === undefined ? '' : `${literal(times)} * `

export const percentOf = (top: Sql, bottom: Sql): Sql => `round(100.0 * ${top} / nullif(${bottom}, 0), 2)`

/** What was rounded to be shown; null where nothing was. */
export const unrounded = (sql: Sql): Sql | null => /^round\((.+), 2\)$/s.exec(sql)?.[1] ?? null
