// Reads one SELECT within the caps. The database cuts the rows, so that an answer of a gigabyte never reaches this process,
// and writes each row as JSON, so that both engines give the same numbers, days and times.
import type { Json } from '#contract/tables.ts'
import type { ReadResult } from '#db/port.ts'
import { ReadRefused } from '#db/problems.ts'
import { maxBytes, maxRows } from './caps.ts'

/** Runs one statement and gives the names of its columns, and its rows as arrays. */
export type Run = (sql: string) => Promise<{ columns: string[]; rows: unknown[][] }>

/** One JSON text for each row; null for a row that no longer fits. Plain data: it crosses from thread to thread. */
export interface CappedRows {
  columns: string[]
  lines: (string | null)[]
}

export async function readCapped(run: Run, sql: string): Promise<CappedRows> {
  const { columns } = await run(`select * from (\n${sql}\n) as answer limit 0`)
  const { rows } = await run(cap(sql, columns))
  return { columns, lines: rows.map(([line]) => (typeof line === 'string' ? line : null)) }
}

// The columns are numbered on the way: two of the same name would be one key of a JSON object, and one would be lost.
const key = (index: number) => `c${index}`

function cap(sql: string, columns: readonly string[]): string {
  const keys = columns.map((_, index) => key(index))
  const longerNames = Buffer.byteLength(columns.join('')) - keys.join('').length
  return `select case when sum(octet_length(line) + ${longerNames}) over (rows unbounded preceding) <= ${maxBytes} then line end
    from (select row_to_json(answer)::text as line from (\n${sql}\n) as answer(${keys.join(', ')}) limit ${maxRows + 1}) as lines`
}

export function toResult({ columns: names, lines }: CappedRows): ReadResult {
  const columns = distinctNames(names)
  const fitting = lines.slice(0, maxRows).filter(line => line !== null)
  if (fitting.length === 0 && lines.length > 0)
    throw new ReadRefused('too_large', `one row of the answer alone is larger than ${maxBytes} bytes`)
  const rows = fitting.map(line => {
    const values: Record<string, Json> = JSON.parse(line)
    return Object.fromEntries(columns.map((name, index) => [name, values[key(index)] ?? null]))
  })
  return { columns, rows, truncated: rows.length < lines.length }
}

/** The second `price` becomes `price_2`. */
function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  for (const name of names) {
    let free = name
    for (let n = 2; taken.has(free); n++) free = `${name}_${n}`
    taken.add(free)
  }
  return [...taken]
}
