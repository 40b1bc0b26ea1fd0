// What is kept of a question. Nothing here names or finds a person: the address is shortened, of the headers only three
// that say how the site is used are kept, and of the page a visitor came from only the site.
import { shortened } from '#api/http/address.ts'
import type { DemoType } from '#contract/demos.ts'
import { loggedRows } from '#contract/retention.ts'
import type { ResultRow } from '#contract/sample.ts'
import type { Json, RowOf } from '#contract/tables.ts'
import { capped } from './readable.ts'

export type LogEntry = Omit<RowOf<'query_logs'>, 'id'>

export interface AskedAndAnswered {
  demo: DemoType
  text: string
  at: Date
  elapsedMs: number
  address: string
  header: (name: string) => string | undefined
  outcome:
    | { answer: string; sql: string | null; results: readonly ResultRow[] }
    | { error: string; sql: string | null }
}

const textLimit = 2000

export function logEntry({
  demo,
  text,
  at,
  elapsedMs,
  address,
  header,
  outcome,
}: AskedAndAnswered): LogEntry {
  const kept = (value: string | undefined) => (value === undefined ? null : capped(value, textLimit))
  const headers = {
    'accept-language': kept(header('accept-language')),
    referer: originOf(header('referer')),
  }
  return {
    demo_type: demo,
    response_time_ms: Math.round(elapsedMs),
    ip_address: shortened(address),
    created_at: at.toISOString(),
    query_text: capped(text, textLimit),
    sql_query: outcome.sql,
    error_message: 'error' in outcome ? capped(outcome.error, textLimit) : null,
    query_response:
      'error' in outcome
        ? null
        : {
            answer: capped(outcome.answer, textLimit),
            results: outcome.results.slice(0, loggedRows).map(shortRow),
          },
    user_agent: kept(header('user-agent')),
    request_headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== null)),
  }
}

const shortRow = (row: ResultRow): ResultRow =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, shortCell(value)]))

const shortCell = (value: Json): Json => (typeof value === 'string' ? capped(value, textLimit) : value)

/** The path of the page may hold a name, a search or a token. */
function originOf(referer: string | undefined): string | null {
  if (referer === undefined || !URL.canParse(referer)) return null
  const { origin, protocol } = new URL(referer)
  return /^https?:$/.test(protocol) ? origin : null
}
