// What a visitor does with reservations, and what the server does behind it, as requests to a running server.
import type pg from 'pg'
import { stateOf } from '#api/ask/changes.ts'
import { readValues } from '#api/ask/values.ts'
import { demoTables } from '#contract/demos.ts'
import type { Statement } from '#db/port.ts'
import { keyed } from '#tests/support/server.ts'
import { models } from '#verticals/models.ts'

export interface Task {
  name: string
  run(rows: number): Promise<unknown>
}

const pageSize = 20
const newest = 'select=*&order=created_at.desc,id.desc'

async function answered(response: Response): Promise<string> {
  const body = await response.text()
  if (!response.ok) throw new Error(`${response.status} ${response.url}: ${body}`)
  return body
}

export function tasksOn(server: string, pool: pg.Pool): Task[] {
  const table = `${server}/rest/v1/reservations`
  const page = (query: string, prefer: Record<string, string> = {}) =>
    fetch(`${table}?${query}`, { headers: { ...keyed, ...prefer } }).then(answered)
  const query = async ({ text, values }: Statement): Promise<object[]> =>
    (await pool.query(text, [...(values ?? [])])).rows
  const exact = { prefer: 'count=exact' }
  const question = (query: string): Task => ({
    name: `question: ${query}`,
    async run() {
      const body = JSON.stringify({ query, table: 'property_listings', demo_type: 'vacation_rental' })
      const headers = { ...keyed, authorization: `Bearer ${keyed.apikey}` }
      const text = await answered(
        await fetch(`${server}/functions/v1/nl-to-sql`, { method: 'POST', headers, body }),
      )
      if (!text.includes('"status":"answered"') && !text.includes('"status":"assumed"')) throw new Error(text)
    },
  })
  return [
    { name: 'first page with the total', run: () => page(`${newest}&limit=${pageSize}`, exact) },
    {
      name: 'last page with the total',
      run: rows => page(`${newest}&limit=${pageSize}&offset=${rows - pageSize}`, exact),
    },
    {
      name: 'page in the middle with the total',
      run: rows => page(`${newest}&limit=${pageSize}&offset=${rows / 2}`, exact),
    },
    {
      name: 'exact count of a filtered list',
      run: () => page(`${newest}&limit=${pageSize}&status=eq.cancelled`, exact),
    },
    question('How many reservations were cancelled this year?'),
    question('What are the top 5 properties with the most revenue this year?'),
    question('What are the revenue trends in the past 2 years?'),
    {
      name: 'look whether rows have changed, once a minute',
      run: () => stateOf(demoTables.vacation_rental, query),
    },
    {
      name: 'values for the question engine, read when rows have changed',
      run: () => readValues(models.vacation_rental, query),
    },
  ]
}
