// The three ways a page reads a table: all of it, one page of it, or just how many rows it has.
import type { RowOf, TableName } from '#contract/tables.ts'
import { client } from './connection.ts'
import { pageSizes, type PagedTable } from './page-sizes.ts'
import { check, DataProblem } from './problem.ts'
import { rowsOf } from './rows.ts'

export interface Page<Row> {
  rows: Row[]
  /** Rows on all pages together. */
  total: number
}

/** What each list is sorted by, the greatest first. */
const sortedBy = {
  property_listings: 'created_at',
  reservations: 'created_at',
  visitors: 'visited_at',
  visitor_interactions: 'interaction_timestamp',
  real_estate_listings: 'created_at',
  ecommerce_products: 'created_at',
  ecommerce_buyers: 'lifetime_value',
  ecommerce_purchases: 'purchase_date',
  ecommerce_analytics: 'created_at',
  query_logs: 'created_at',
} as const satisfies Partial<Record<TableName, string>>
export type ReadableTable = keyof typeof sortedBy

const exact = { count: 'exact' } as const

/** A table in its order. Rows of the same moment would change places between two pages without the id. */
export const sorted = (table: ReadableTable, columns = '*') =>
  client()
    .from(table)
    .select(columns, exact)
    .order(sortedBy[table], { ascending: false })
    .order('id', { ascending: false })
export type SortedQuery = ReturnType<typeof sorted>

const counted = (table: ReadableTable) =>
  client()
    .from(table)
    .select('*', { ...exact, head: true })
type CountQuery = ReturnType<typeof counted>

/** Every row, also where the server hands out fewer at a time than there are. */
export async function readAll<T extends ReadableTable>(table: T, signal?: AbortSignal): Promise<RowOf<T>[]> {
  const rows: RowOf<T>[] = []
  for (;;) {
    const query = rows.length === 0 ? sorted(table) : sorted(table).range(rows.length, rows.length + 999)
    const reply = await abortable(query, signal)
    check(reply, signal)
    const more = rowsOf(table, reply.data)
    rows.push(...more)
    if (more.length === 0 || rows.length >= (reply.count ?? 0)) return rows
  }
}

export async function countRows(table: ReadableTable, signal?: AbortSignal): Promise<number> {
  return count(counted(table), signal)
}

export async function readPage<T extends PagedTable>(
  table: T,
  page: number,
  signal?: AbortSignal,
): Promise<Page<RowOf<T>>> {
  return readPageOf(table, page, data => rowsOf(table, data), { signal })
}

/** Puts filters on a query, whether it asks for rows or only for their number. */
export type Narrow = <Q extends SortedQuery | CountQuery>(query: Q) => Q

interface PageOptions {
  columns?: string
  signal?: AbortSignal | undefined
  narrow?: Narrow
}

/** One page; pages count from 1. A page that no longer exists is empty, and says how many rows there are now. */
export async function readPageOf<Row>(
  table: PagedTable,
  page: number,
  parse: (data: unknown) => Row[],
  { columns, signal, narrow = query => query }: PageOptions,
): Promise<Page<Row>> {
  const size = pageSizes[table]
  const query = narrow(sorted(table, columns)).range((page - 1) * size, page * size - 1)
  const reply = await abortable(query, signal)
  try {
    check(reply, signal)
  } catch (error) {
    if (!(error instanceof DataProblem && error.code === 'PGRST103')) throw error
    return { rows: [], total: await count(narrow(counted(table)), signal) }
  }
  return { rows: parse(reply.data), total: reply.count ?? 0 }
}

async function count(query: CountQuery, signal?: AbortSignal): Promise<number> {
  const reply = await abortable(query, signal)
  check(reply, signal)
  return reply.count ?? 0
}

const abortable = <Q extends { abortSignal(signal: AbortSignal): Q }>(
  query: Q,
  signal: AbortSignal | undefined,
): Q => (signal === undefined ? query : query.abortSignal(signal))
