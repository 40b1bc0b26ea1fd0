// A SELECT as its clauses, and how it is laid out for the visitor: one clause a line, keywords in capitals.
import type { Sql } from './text.ts'

export interface Output {
  sql: Sql
  as: string
  /** Before it was rounded to be shown: what a limit is compared with, or an average of 4.003 would not be above 4. */
  exact?: Sql
}

export interface Select {
  with?: readonly { name: string; query: Select }[]
  /** Only the first row, in the order given, of those that share it. */
  distinctOn?: Sql
  outputs: readonly Output[]
  /** Absent for a row of plain values. */
  from?: Sql | { query: Select; as: string }
  joins?: readonly Sql[]
  where?: readonly Sql[]
  groupBy?: readonly Sql[]
  having?: readonly Sql[]
  orderBy?: readonly Sql[]
  limit?: number | null
  offset?: number | undefined
  /** Rows of further SELECTs below its own. */
  unionAll?: readonly Select[]
}

export function print(select: Select, indent = ''): Sql {
  const lines: string[] = []
  if (select.with !== undefined && select.with.length > 0) {
    const parts = select.with.map(
      ({ name, query }) => `${name} AS (\n${print(query, `${indent}  `)}\n${indent})`,
    )
    lines.push(`WITH ${parts.join(', ')}`)
  }
  const once = select.distinctOn === undefined ? '' : `DISTINCT ON (${select.distinctOn}) `
  lines.push(
    select.from === undefined
      ? `SELECT ${select.outputs.map(spell).join(', ')}`
      : `SELECT ${once}${select.outputs.map(spell).join(`,\n${indent}       `)}`,
  )
  if (select.from !== undefined)
    lines.push(
      typeof select.from === 'string'
        ? `FROM ${select.from}`
        : `FROM (\n${print(select.from.query, `${indent}  `)}\n${indent}) ${select.from.as}`,
    )
  lines.push(...(select.joins ?? []))
  if (filled(select.where)) lines.push(`WHERE ${select.where.flatMap(bounds).join(`\n${indent}  AND `)}`)
  if (filled(select.groupBy)) lines.push(`GROUP BY ${select.groupBy.join(', ')}`)
  if (filled(select.having)) lines.push(`HAVING ${select.having.join(`\n${indent}   AND `)}`)
  if (filled(select.orderBy)) lines.push(`ORDER BY ${select.orderBy.join(', ')}`)
  if (select.limit !== undefined && select.limit !== null) lines.push(`LIMIT ${select.limit}`)
  if (select.offset !== undefined) lines.push(`OFFSET ${select.offset}`)
  const own = lines.map(line => indent + line).join('\n')
  return [own, ...(select.unionAll ?? []).map(other => print(other, indent))].join(`\n${indent}UNION ALL\n`)
}

const filled = (list: readonly Sql[] | undefined): list is readonly Sql[] =>
  list !== undefined && list.length > 0

/** Both ends of a period on lines of their own: in one they are wider than the sheet that shows them. */
const bounds = (condition: Sql): Sql[] => {
  const [, from, to] = /^(\S+ >= DATE '\S+') AND (\S+ < DATE '\S+')$/.exec(condition) ?? []
  return from === undefined || to === undefined ? [condition] : [from, to]
}

const spell = ({ sql, as }: Output) => (sql === as || sql.endsWith(`.${as}`) ? sql : `${sql} AS ${as}`)
