// The log of questions, narrowed by the filters of its page.
import type { DemoType } from '#contract/demos.ts'
import { readPageOf } from './reading.ts'
import { rowsOf } from './rows.ts'

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

export const pageQueryLogs = (filters: QueryLogFilters, page: number, signal?: AbortSignal) =>
  readPageOf('query_logs', page, data => rowsOf('query_logs', data), {
    signal,
    narrow(query) {
      const { demoType, minResponseMs, maxResponseMs, from, to } = filters
      if (demoType !== undefined) query.eq('demo_type', demoType)
      if (minResponseMs !== undefined) query.gte('response_time_ms', minResponseMs)
      if (maxResponseMs !== undefined) query.lte('response_time_ms', maxResponseMs)
      if (from !== undefined) query.gte('created_at', from)
      if (to !== undefined) query.lte('created_at', `${to}${lastMoment}`)
      return query
    },
  })
