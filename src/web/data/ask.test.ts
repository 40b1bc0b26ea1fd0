// How a question meets servers that answer, refuse, break off or speak another language.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ask, AskProblem, type Question } from './ask.ts'
import { asked, server } from './server.testing.ts'

beforeEach(() => {
  vi.unstubAllGlobals()
})

const question: Question = {
  query: 'And by city?',
  table: 'property_listings',
  demoType: 'vacation_rental',
  history: ['Revenue this year'],
}
const problemOf = async (act: Promise<unknown>) => {
  const error: unknown = await act.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof AskProblem) return error
  throw new Error(`not an AskProblem: ${String(error)}`)
}

describe('a question', () => {
  test('goes out as the specification says, with the earlier ones', async () => {
    server(() => Response.json({ answer: 'Ten.', sql: 'SELECT 10', results: [{ n: 10 }] }))
    await ask(question)
    const [request] = asked
    expect([request?.method, request?.url]).toEqual(['POST', 'http://data.test/functions/v1/nl-to-sql'])
    expect(request?.headers.get('authorization')).toBe('Bearer a-key')
    expect(request?.headers.get('content-type')).toBe('application/json')
    expect(await request?.json()).toEqual({
      query: 'And by city?',
      table: 'property_listings',
      demo_type: 'vacation_rental',
      history: ['Revenue this year'],
    })
  })
  test('takes the last ten earlier questions along, oldest first', async () => {
    server(() => Response.json({ answer: 'Yes.' }))
    await ask({ ...question, history: Array.from({ length: 14 }, (_, at) => `q${at}`) })
    expect(await asked[0]?.json()).toMatchObject({
      history: ['q4', 'q5', 'q6', 'q7', 'q8', 'q9', 'q10', 'q11', 'q12', 'q13'],
    })
  })
})

describe('an answer', () => {
  test('of a server that sends answer, sql and results alone is complete', async () => {
    server(() => Response.json({ answer: 'Ten.', sql: 'SELECT 10', results: [{ n: 10 }] }))
    expect(await ask(question)).toMatchObject({
      answer: 'Ten.',
      status: 'answered',
      results: [{ n: 10 }],
      columns: [],
      chart: null,
      followups: [],
    })
  })
  test('that is not one is a problem, not a blank sheet', async () => {
    server(() => Response.json({ reply: 'Ten.' }))
    expect((await problemOf(ask(question))).message).toBe('Failed to process query')
  })
})

describe('a refusal', () => {
  test('carries the words of the server and when to try again', async () => {
    server(() =>
      Response.json({ error: 'Too many requests.' }, { status: 429, headers: { 'retry-after': '41' } }),
    )
    const { message, status, retryAfter } = await problemOf(ask(question))
    expect([message, status, retryAfter]).toEqual(['Too many requests.', 429, 41])
  })
  test.each([
    ['no words', () => Response.json({}, { status: 500 })],
    ['the page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['empty words', () => Response.json({ error: '' }, { status: 500 })],
  ])('with %s is said in ours', async (_, answer) => {
    server(answer)
    expect((await problemOf(ask(question))).message).toBe('Failed to process query')
  })
})

describe('a server that is away', () => {
  test('is said plainly', async () => {
    server(() => Promise.reject(new TypeError('fetch failed')))
    expect((await problemOf(ask(question))).message).toBe('The server could not be reached.')
  })
  test('because we are offline is said too', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    server(() => Promise.reject(new TypeError('fetch failed')))
    expect((await problemOf(ask(question))).message).toBe('You are offline.')
  })
  test('in the middle of its answer has not answered', async () => {
    const body = new ReadableStream({ pull: controller => controller.error(new TypeError('terminated')) })
    server(() => new Response(body))
    expect((await problemOf(ask(question))).message).toBe('The server could not be reached.')
  })
})

test('a question that is no longer wanted ends with the reason of that', async () => {
  server(({ signal }) => Promise.reject(signal.reason))
  const stop = new AbortController()
  stop.abort(new DOMException('cancelled', 'AbortError'))
  await expect(ask(question, stop.signal)).rejects.toThrow('cancelled')
})
