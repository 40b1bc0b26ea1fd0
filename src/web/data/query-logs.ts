// The log of questions, narrowed by the filters of its page.
import type { DemoType } from '#contract/demos.ts'
import { check } from './problem.ts'
import { readPageOf, sorted, type Narrow } from './reading.ts'
import { listOf, rowsOf, unexpected } from './rows.ts'

export interface QueryLogFilters {
  demoType?: DemoType | undefined
  /** Milliseconds, both ends included. */
  minResponseMs?: number | undefined
  maxResponseMs?: number | undefined
  /** Days such as 2026-03-31, both ends included. */
  from?: string | undefined
  to?: string | undefined
}

const lastMoment = 'T23:59:59.999'

const narrowedBy =
  ({ demoType, minResponseMs, maxResponseMs, from, to }: QueryLogFilters): Narrow =>
  query => {
    if (demoType !== undefined) query.eq('demo_type', demoType)
    if (minResponseMs !== undefined) query.gte('response_time_ms', minResponseMs)
    if (maxResponseMs !== undefined) query.lte('response_time_ms', maxResponseMs)
    if (from !== undefined) query.gte('created_at', from)
    if (to !== undefined) query.lte('created_at', `${to}${lastMoment}`)
    return query
  }

export const pageQueryLogs = (filters: QueryLogFilters, page: number, signal?: AbortSignal) =>
  readPageOf('query_logs', page, data => rowsOf('query_logs', data), { signal, narrow: narrowedBy(filters) })

/** When a question was asked and how long its answer took: all that the charts need of it. */
export interface QueryTime {
  at: string
  ms: number
}
export interface QueryTimes {
  newest: QueryTime[]
  /** Questions that meet the filters, also those beyond the newest. */
  total: number
}

/** One request, two columns, and so many rows: the charts of a busy log speak of its newest part. */
export const mostQueryTimes = 5000

export async function readQueryTimes(filters: QueryLogFilters, signal?: AbortSignal): Promise<QueryTimes> {
  const query = narrowedBy(filters)(sorted('query_logs', 'created_at,response_time_ms')).limit(mostQueryTimes)
  const reply = await (signal === undefined ? query : query.abortSignal(signal))
  check(reply, signal)
  const newest = listOf(reply.data).map(queryTime)
  return { newest, total: reply.count ?? newest.length }
}

function queryTime(row: unknown): QueryTime {
  const at: unknown = Reflect.get(Object(row), 'created_at')
  const ms: unknown = Reflect.get(Object(row), 'response_time_ms')
  if (typeof at !== 'string' || typeof ms !== 'number') throw unexpected('query_logs')
  return { at, ms }
}
