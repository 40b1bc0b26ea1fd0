// A question in plain English, sent to the server's one function. What comes back is checked before a page sees it.
import * as z from 'zod/mini'
import { questionLimits, type Answer } from '#contract/answer.ts'
import type { DemoType } from '#contract/demos.ts'
import type { TableName } from '#contract/tables.ts'
import { connection } from './connection.ts'
import { DataProblem } from './problem.ts'

export interface Question {
  query: string
  table: TableName
  demoType: DemoType
  /** Earlier questions of the same chat, oldest first. */
  history: readonly string[]
}

/** Why there is no answer, in words that can be shown. */
export class AskProblem extends DataProblem {
  override name = 'AskProblem'
  /** Seconds after which another try makes sense, where the server said so. */
  readonly retryAfter: number | null

  constructor(message: string, status: number, retryAfter: number | null = null) {
    super(message, status)
    this.retryAfter = retryAfter
  }
}

const failed = 'Failed to process query'
const offline = 'You are offline.'
const unreachable = 'The server could not be reached.'

const format = z.enum([
  'text',
  'count',
  'number',
  'money',
  'price_per_sf',
  'percent',
  'ratio',
  'days',
  'nights',
  'year',
  'date',
  'moment',
  'flag',
])
const chip = z.object({
  kind: z.enum(['measure', 'filter', 'period', 'grouping', 'order', 'limit']),
  text: z.string(),
  assumed: z.exactOptional(
    z.object({ instead: z.exactOptional(z.object({ text: z.string(), question: z.string() })) }),
  ),
})
const plot = {
  x: z.string(),
  y: z.array(z.string()),
  series: z.exactOptional(z.string()),
}
const chart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stat'), column: z.string() }),
  z.object({ kind: z.literal('line'), ...plot }),
  z.object({ kind: z.literal('bars'), ...plot, cut: z.exactOptional(z.number()) }),
  z.object({ kind: z.literal('table') }),
])
const texts = z._default(z.array(z.string()), [])

/** The first three fields are every server's; one that sends no more still gets its answer shown. */
const answer = z.object({
  answer: z.string(),
  sql: z._default(z.nullable(z.string()), null),
  results: z._default(z.array(z.record(z.string(), z.json())), []),
  status: z._default(z.enum(['answered', 'assumed', 'choice', 'declined']), 'answered'),
  columns: z._default(
    z.array(z.object({ name: z.string(), label: z.string(), format, role: z.enum(['key', 'value']) })),
    [],
  ),
  understood: z._default(z.array(chip), []),
  unused: texts,
  chart: z._default(z.nullable(chart), null),
  followups: texts,
  choices: z._default(z.array(z.object({ label: z.string(), question: z.string() })), []),
  truncated: z._default(z.boolean(), false),
  elapsed_ms: z._default(z.number(), 0),
  engine: z._default(z.enum(['parser', 'language model']), 'parser'),
})
const refusal = z.object({ error: z.string().check(z.minLength(1)) })

/** Throws an AskProblem, or the reason of the signal when the page no longer wants to know. */
export async function ask(question: Question, signal?: AbortSignal): Promise<Answer> {
  const response = await send(question, signal)
  const body = await json(response, signal)
  if (!response.ok) {
    const { data } = refusal.safeParse(body)
    throw new AskProblem(data?.error ?? failed, response.status, secondsToWait(response))
  }
  const { data } = answer.safeParse(body)
  if (data === undefined) throw new AskProblem(failed, response.status)
  return data
}

async function send({ query, table, demoType, history }: Question, signal?: AbortSignal): Promise<Response> {
  const { url, key, fetch = globalThis.fetch } = connection()
  try {
    return await fetch(new URL('/functions/v1/nl-to-sql', url), {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        query,
        table,
        demo_type: demoType,
        history: history.slice(-questionLimits.history),
      }),
      ...(signal ? { signal } : {}),
    })
  } catch {
    signal?.throwIfAborted()
    throw unanswered()
  }
}

async function json(response: Response, signal?: AbortSignal): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    signal?.throwIfAborted()
    // A page of a proxy is no JSON; anything else is a connection that broke in the middle.
    if (error instanceof SyntaxError) return undefined
    throw unanswered()
  }
}

const unanswered = () => new AskProblem(globalThis.navigator?.onLine === false ? offline : unreachable, 0)

function secondsToWait({ headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isInteger(seconds) && seconds > 0 ? seconds : null
}
