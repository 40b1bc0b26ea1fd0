// What the page shows for one address: its rows and what its charts count, or the sentence that says why not.
import { replace } from 'react-router'
import { DataProblem, isWrongKey } from '#web/data/problem.ts'
import { pageQueryLogs, readQueryTimes, type QueryLogFilters, type QueryTimes } from '#web/data/query-logs.ts'
import { pageSizes } from '#web/data/page-sizes.ts'
import type { Page } from '#web/data/reading.ts'
import type { RowOf } from '#contract/tables.ts'
import { notAdmitted } from '#web/pages/staff/not-admitted.ts'
import { viewOf, withPage } from './filters.ts'

export type LogRow = RowOf<'query_logs'>
export type Log =
  | { kind: 'read'; page: number; list: Page<LogRow>; times: QueryTimes | null }
  | { kind: 'failed'; message: string }

export async function readLog(url: URL, signal: AbortSignal): Promise<Log> {
  const { filters, page } = viewOf(url.searchParams)
  try {
    const [list, times] = await Promise.all([
      pageQueryLogs(filters, page, signal),
      timesFor(filters, signal).catch((error: unknown) => console.error(error)),
    ])
    const pages = Math.max(1, Math.ceil(list.total / pageSizes.query_logs))
    // Old entries are deleted after a while: the page of a bookmark may be gone.
    if (page > pages) throw replace(`${url.pathname}?${withPage(url.searchParams, pages)}`)
    return { kind: 'read', page, list, times: times ?? null }
  } catch (error) {
    if (!(error instanceof DataProblem)) throw error
    if (error.status === 401 && !isWrongKey(error)) throw notAdmitted()
    console.error(error)
    return { kind: 'failed', message: error.message }
  }
}

let kept: { key: string; times: QueryTimes } | null = null

/** The charts speak of the filters alone: turning a page does not read them again. */
async function timesFor(filters: QueryLogFilters, signal: AbortSignal): Promise<QueryTimes> {
  const key = JSON.stringify(filters)
  if (kept?.key !== key) kept = { key, times: await readQueryTimes(filters, signal) }
  return kept.times
}
