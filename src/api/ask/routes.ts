// POST /functions/v1/nl-to-sql: a question in plain English, answered from the rows of one demo.
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ClientAddress } from '#api/http/address.ts'
import { problem } from '#api/http/problems.ts'
import { requireKey } from '#api/key.ts'
import type { Limits } from '#api/limits.ts'
import type { Log } from '#api/log.ts'
import { openValve, tooMuch, type Valve } from '#api/valve.ts'
import type { Answer } from '#contract/answer.ts'
import type { Reader } from '#db/port.ts'
import { answerTo, type AnswerParts } from './answer.ts'
import type { Fault } from './faults.ts'
import { logEntry, type AskedAndAnswered } from './log-entry.ts'
import type { QuestionLog } from './question-log.ts'
import { parseQuestion, type Question } from './question.ts'

/** Ten earlier questions, every character of them escaped, fit several times over. */
const bodyBytes = 64 * 1024

export interface AskOptions extends Omit<AnswerParts, 'reader' | 'secondReader'> {
  db: { reader: Pick<Reader, 'read'> }
  secondReader?: AnswerParts['secondReader']
  limits: Pick<Limits, 'question'>
  addressOf: ClientAddress
  anonKey: string
  log: Log
  questionLog: Pick<QuestionLog, 'note'>
  valve?: Valve
  /** For tests. */
  now?: () => Date
}

export function askRoutes({
  db,
  engineFor,
  today,
  secondReader = null,
  limits,
  addressOf,
  anonKey,
  log,
  questionLog,
  valve = openValve,
  now = () => new Date(),
}: AskOptions): Hono {
  const parts: AnswerParts = { reader: db.reader, engineFor, today, secondReader }
  const app = new Hono()

  app.use(async (c, next) => {
    await next()
    c.res.headers.set('cache-control', 'no-store')
  })
  app.on(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'], '/nl-to-sql', c =>
    c.json({ error: 'Send the question with POST.' }, 405, { allow: 'POST' }),
  )
  app.use(
    '/nl-to-sql',
    // Before the body comes in, and again when it is there.
    (c, next) => (valve.isFull() ? Promise.resolve(tooMuch(c)) : next()),
    requireKey(anonKey, why =>
      Response.json(
        {
          error:
            why === 'missing'
              ? 'The key is missing: send it as Authorization: Bearer followed by the key.'
              : 'The key is not valid.',
        },
        { status: 401, headers: { 'www-authenticate': 'Bearer' } },
      ),
    ),
    bodyLimit({ maxSize: bodyBytes, onError: c => problem(c, 'too_large') }),
  )

  app.post('/nl-to-sql', async c => {
    const body = await c.req.text()
    if (valve.isFull()) return tooMuch(c)
    return valve.through(async () => {
      const verdict = await limits.question(addressOf(c))
      if (verdict.allowed) return answer(c, body)
      return problem(c, 'too_many', { 'retry-after': String(verdict.retryAfter) })
    })
  })

  const answer = async (c: Context, body: string): Promise<Response> => {
    const at = now()
    const started = performance.now()
    const note = (
      { demo, text }: Pick<Question, 'demo' | 'text'>,
      elapsedMs: number,
      outcome: AskedAndAnswered['outcome'],
    ) => {
      const header = (name: string) => c.req.header(name)
      questionLog.note(logEntry({ demo, text, at, elapsedMs, address: addressOf(c), header, outcome }))
    }

    const asked = parseQuestion(body)
    if (!asked.ok) {
      if (asked.question !== null)
        note(asked.question, performance.now() - started, { error: asked.error, sql: null })
      return c.json({ error: asked.error }, 400)
    }
    const outcome = await answerTo(asked.question, parts)
    const elapsedMs = performance.now() - started
    if (outcome.kind === 'fault') {
      const { fault, sql, cause } = outcome
      if (fault.isBug) log.error({ err: cause, demo: asked.question.demo, sql }, 'a question failed')
      note(asked.question, elapsedMs, { error: fault.error, sql })
      return faultResponse(c, fault)
    }
    const told: Answer = { ...outcome.answer, elapsed_ms: Math.round(elapsedMs) }
    note(asked.question, elapsedMs, told)
    return c.json(told)
  }
  app.all('*', c => problem(c, 'not_found'))
  return app
}

const faultResponse = (c: Context, { status, error, retryAfter }: Fault) =>
  c.json({ error }, status, retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) })
