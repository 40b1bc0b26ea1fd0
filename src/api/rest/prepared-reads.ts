// Pages ask for the same few addresses all day: what was parsed and written as SQL once is kept for the next time.
import type { Statement } from '#db/port.ts'
import type { Table } from './catalogue.ts'
import { parameters } from './query-string.ts'
import { parseRead, type ReadHeaders, type ReadRequest } from './read-request.ts'
import { readStatement } from './read-sql.ts'

export interface PreparedRead {
  request: ReadRequest
  statement: Statement
}

/** Short addresses only, and so many of them: a caller who makes up new ones costs itself the parsing, and us no memory. */
const mostKept = 300
const longestKept = 1000
const kept = new Map<string, PreparedRead>()

/** The request as plain data and as SQL, or a refusal, which is never kept. */
export function prepareRead(table: Table, head: boolean, url: string, headers: ReadHeaders): PreparedRead {
  const key = keyOf(table, head, url, headers)
  const known = kept.get(key)
  if (known !== undefined) return known
  const request = parseRead(table, head, parameters(url), headers)
  const fresh = { request, statement: readStatement(request) }
  if (key.length <= longestKept) {
    if (kept.size >= mostKept) kept.clear()
    kept.set(key, fresh)
  }
  return fresh
}

// No address and no header can hold these, so that two requests never share a key.
const between = '\n'
const absent = '\u0000'

function keyOf(table: Table, head: boolean, url: string, headers: ReadHeaders): string {
  const start = url.indexOf('?')
  const { accept = absent, prefer = absent, range = absent, profile = absent } = headers
  const query = start === -1 ? '' : url.slice(start)
  return [head ? 'HEAD' : 'GET', table.name, query, accept, prefer, range, profile].join(between)
}
