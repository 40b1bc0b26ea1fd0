// A request and its answer as plain data, and what of an answer counts when two servers are compared.
import { z } from 'zod'

export interface Exchange {
  method: string
  path: string
  headers: Record<string, string>
  body?: string
  /** A read that shows what a write left behind. */
  after?: string
}

export const answerSchema = z.object({
  status: z.number(),
  headers: z.record(z.string(), z.string()),
  body: z.json(),
})
export type Answer = z.infer<typeof answerSchema>

export const recordSchema = z.object({ request: z.string(), answers: z.array(answerSchema) })

/** One line that tells a request from every other. */
export const lineOf = ({ method, path, headers, body, after }: Exchange): string =>
  [
    `${method} ${path}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : [body]),
    ...(after === undefined ? [] : [`then GET ${after}`]),
  ].join(' | ')

/** Sends to a server, or straight to an app, whichever `send` reaches. */
export type Send = (path: string, init: RequestInit) => Promise<Response>

export async function play(exchange: Exchange, send: Send): Promise<Answer[]> {
  const { method, path, headers, body, after } = exchange
  const answers = [await read(await send(path, { method, headers, ...(body === undefined ? {} : { body }) }))]
  if (after !== undefined) answers.push(await read(await send(after, { method: 'GET', headers: {} })))
  return answers
}

const kept = [
  'content-range',
  'content-type',
  'preference-applied',
  'www-authenticate',
  'location',
  'content-profile',
]

async function read(response: Response): Promise<Answer> {
  const text = await response.text()
  const headers = kept.flatMap(name => {
    const value = response.headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  return { status: response.status, headers: Object.fromEntries(headers), body: parsed(text) }
}

function parsed(text: string): Answer['body'] {
  if (text === '') return null
  try {
    return z.json().parse(JSON.parse(text))
  } catch {
    return text
  }
}

const problem = z.object({ code: z.string() })

/** What must be equal. A parser's own words and a guess at what was meant are not part of the contract. */
export function comparable({ status, headers, body }: Answer): unknown {
  const { 'content-type': type, ...rest } = headers
  // PostgREST sends two Content-Types when one row was asked for and there is not exactly one.
  const compared = { status, headers: { ...rest, ...(type ? { 'content-type': type.split(', ')[0] } : {}) } }
  const code = problem.safeParse(body).data?.code
  if (code === 'PGRST100') return { ...compared, body: { code } }
  if (code === '42703' || code === 'PGRST200')
    return { ...compared, body: { ...z.looseObject({}).parse(body), hint: null } }
  return { ...compared, body }
}
