// What is measured: the requests that the demo pages send, and one write.
import { findTable } from '#api/rest/catalogue.ts'
import { parameters } from '#api/rest/query-string.ts'
import { parseRead } from '#api/rest/read-request.ts'
import { readStatement } from '#api/rest/read-sql.ts'
import { parseWrite } from '#api/rest/write-request.ts'
import { writeStatement } from '#api/rest/write-sql.ts'
import type { Statement } from '#db/port.ts'

export interface Scenario {
  name: string
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  /** The mark becomes another text in every request. */
  body?: string
}

export const uniqueMark = 'UNIQUE'

export const scenarios: Scenario[] = [
  {
    name: 'page of 50 with count',
    method: 'GET',
    path: '/ecommerce_analytics?select=*&order=created_at.desc,id.desc&offset=100&limit=50',
    headers: { prefer: 'count=exact' },
  },
  {
    name: 'embedded page of 20',
    method: 'GET',
    path: '/visitor_interactions?select=*,visitors(name,email),property_listings(title,address)&order=interaction_timestamp.desc,id.desc&offset=0&limit=20',
    headers: {},
  },
  { name: 'one row by key', method: 'GET', path: '/property_listings?select=*&id=eq.7', headers: {} },
  {
    name: 'insert of one row',
    method: 'POST',
    path: '/real_estate_listings?on_conflict=mls_number&columns=mls_number,address,price,has_pool',
    headers: { prefer: 'resolution=merge-duplicates', 'content-type': 'application/json' },
    body: `[{"mls_number":"${uniqueMark}","address":"1 Bench Street","price":250000,"has_pool":false}]`,
  },
]

/** The very statement that the table API runs for a scenario. */
export function statementOf({ method, path, headers, body = '' }: Scenario): Statement {
  const table = findTable(path.slice(1, path.indexOf('?')))
  if (table === undefined) throw new Error(`no table in ${path}`)
  if (method === 'GET') return readStatement(parseRead(table, false, parameters(path), headers))
  const { write } = table.rights
  if (write === null) throw new Error(`${table.name} takes no rows`)
  return writeStatement(parseWrite(table, write, parameters(path), headers, new TextEncoder().encode(body)))
}
