// What visitors send, in the proportions of a busy hour: pages, pages of tables, questions.
import { mainTable } from '#contract/demos.ts'
import { readQuestions } from '#tests/questions/load.ts'
import { keyed } from '#tests/support/server.ts'

export const kinds = ['page', 'table', 'question'] as const
export type Kind = (typeof kinds)[number]

export interface Request {
  kind: Kind
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

/** Of ten requests. */
const turns: readonly Kind[] = [
  'page',
  'table',
  'page',
  'page',
  'table',
  'page',
  'question',
  'page',
  'table',
  'page',
]
const pages = ['/', '/vacation-rental', '/blog', '/real-estate', '/contact']
const tables = ['reservations', 'visitors', 'ecommerce_purchases', 'ecommerce_analytics']

/** The nth request; the same n is the same request. */
export function makeMix(): (n: number) => Request {
  const asked = readQuestions('dev')
  return n => {
    const kind = turns[n % turns.length] ?? 'page'
    const round = Math.floor(n / turns.length)
    if (kind === 'page')
      return {
        kind,
        method: 'GET',
        path: pages[n % pages.length] ?? '/',
        headers: { 'accept-encoding': 'br' },
      }
    if (kind === 'table') {
      const path = `/rest/v1/${tables[n % tables.length]}?select=*&order=id.desc&limit=20&offset=${(round % 20) * 20}`
      return { kind, method: 'GET', path, headers: { ...keyed, prefer: 'count=exact' } }
    }
    const next = asked[round % asked.length]
    if (next === undefined) throw new Error('there are no questions to ask')
    const { question: query, demo_type, history } = next
    return {
      kind,
      method: 'POST',
      path: '/functions/v1/nl-to-sql',
      headers: { ...keyed, authorization: `Bearer ${keyed.apikey}` },
      body: JSON.stringify({ query, table: mainTable[demo_type], demo_type, history }),
    }
  }
}
