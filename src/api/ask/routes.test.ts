import { Hono } from 'hono'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import type { ReadResult } from '#db/port.ts'
import { DatabaseUnavailable, ReadRefused } from '#db/problems.ts'
import type { DeclineReason } from '#engine/reading.ts'
import { indexesOf } from './engines.ts'
import { createListingsEngine, listingsModel } from './listings.testing.ts'
import type { LogEntry } from './log-entry.ts'
import { askRoutes, type AskOptions } from './routes.ts'

const path = '/functions/v1/nl-to-sql'
const keyed = { authorization: 'Bearer public-anon-key', 'content-type': 'application/json' }
const sound = { query: 'how many homes', table: 'real_estate_listings', demo_type: 'real_estate' }

const values = { 'real_estate_listings.subdivision': ['Old Town'] }
const engine = { indexOn: indexesOf(listingsModel), values, ...createListingsEngine({ values }) }
const sixty: ReadResult = { columns: ['homes'], rows: [{ homes: 60 }], truncated: false }

function stage(options: Partial<AskOptions> = {}) {
  const noted: LogEntry[] = []
  const ran: string[] = []
  const routes = askRoutes({
    db: {
      reader: {
        async read(_demo, sql) {
          ran.push(sql)
          return sixty
        },
      },
    },
    engineFor: async () => engine,
    limits: { question: async () => ({ allowed: true, retryAfter: 0 }) },
    addressOf: () => '203.0.113.77',
    anonKey: 'public-anon-key',
    log: pino({ enabled: false }),
    questionLog: { note: entry => void noted.push(entry) },
    today: () => '2026-11-15',
    now: () => new Date('2026-11-15T10:00:00Z'),
    ...options,
  })
  const app = new Hono().route('/functions/v1', routes)
  const post = (body: string, headers: Record<string, string> = keyed) =>
    app.request(path, { method: 'POST', headers, body })
  const ask = (changes: object = {}) => post(JSON.stringify({ ...sound, ...changes }))
  return { app, post, ask, noted, ran }
}

const unbelieved = {
  kind: 'declined' as const,
  reason: 'in two minds' as const,
  words: [],
  message: 'I’m not sure that I follow.',
  suggestions: ['how many homes in old town'],
}
/** Answers, and does not believe in so many rows. */
const doubting = (unlikely: number): typeof engine => ({
  ...engine,
  read: question => ({
    ...engine.read(question),
    doubted: rows => (rows === unlikely ? unbelieved : null),
  }),
})

const failing = (error: Error) => ({ db: { reader: { read: () => Promise.reject(error) } } })

describe('an answer', () => {
  test('has every field of the contract', async () => {
    const { ask, ran } = stage()
    const response = await ask()
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({
      answer: expect.stringMatching(/60/),
      sql: ran[0],
      results: [{ homes: 60 }],
      status: 'answered',
      columns: [{ name: 'homes', label: 'Homes', format: 'count', role: 'value' }],
      understood: [{ kind: 'measure', text: 'number of homes' }],
      unused: [],
      chart: { kind: 'stat', column: 'homes' },
      followups: expect.any(Array),
      choices: [],
      truncated: false,
      elapsed_ms: expect.any(Number),
      engine: 'parser',
    })
  })
  test('is logged with its SQL, rows and time', async () => {
    const { ask, noted } = stage()
    const { answer, sql, results, elapsed_ms } = await (await ask()).json()
    expect(noted).toMatchObject([
      {
        demo_type: 'real_estate',
        query_text: 'how many homes',
        created_at: '2026-11-15T10:00:00.000Z',
        ip_address: '203.0.113.0',
        sql_query: sql,
        error_message: null,
        query_response: { answer, results },
        response_time_ms: elapsed_ms,
      },
    ])
  })
  test('that assumes something says so', async () => {
    const understood = () => [{ kind: 'measure' as const, text: 'homes', assumed: {} }]
    const assuming = { ...engine, read: () => ({ ...engine.read('how many homes'), understood }) }
    const { ask } = stage({ engineFor: async () => assuming })
    expect(await (await ask()).json()).toMatchObject({ status: 'assumed' })
  })
  test('that was cut says so', async () => {
    const { ask } = stage({ db: { reader: { read: async () => ({ ...sixty, truncated: true }) } } })
    expect(await (await ask()).json()).toMatchObject({ truncated: true })
  })
})

describe('in words alone', () => {
  test('rows that are not believed are not shown, and their reading is offered', async () => {
    const { ask, noted } = stage({ engineFor: async () => doubting(1) })
    expect(await (await ask()).json()).toMatchObject({
      status: 'declined',
      answer: unbelieved.message,
      sql: null,
      results: [],
      followups: unbelieved.suggestions,
    })
    expect(noted).toMatchObject([{ sql_query: null, error_message: null }])
  })
  test('rows that are believed are shown', async () => {
    const { ask } = stage({ engineFor: async () => doubting(2) })
    expect(await (await ask()).json()).toMatchObject({ status: 'answered', results: [{ homes: 60 }] })
  })
  test('only words of the question are to blame for a refusal', async () => {
    const told = {
      kind: 'declined' as const,
      reason: 'recorded of others' as const,
      words: ['the source', 'visitors', 'bookings'],
      message: 'The source is recorded for visitors, not for bookings.',
      suggestions: [],
    }
    const { ask } = stage({ engineFor: async () => ({ ...engine, read: () => told }) })
    expect(await (await ask()).json()).toMatchObject({ status: 'declined', unused: [] })
  })
  test('a question that is not understood is declined with status 200, and logged', async () => {
    const { ask, noted, ran } = stage()
    const response = await ask({ query: 'how many turrets' })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      status: 'declined',
      answer: 'I do not know that word.',
      sql: null,
      results: [],
      unused: ['how many turrets'],
      followups: ['how many homes'],
      chart: null,
    })
    expect(ran).toEqual([])
    expect(noted).toMatchObject([{ sql_query: null, error_message: null, query_response: { results: [] } }])
  })
  test('two readings are offered as a choice', async () => {
    expect(await (await stage().ask({ query: 'best homes' })).json()).toMatchObject({
      status: 'choice',
      sql: null,
      choices: [{ label: 'price', question: 'homes by price' }],
    })
  })
  test('a question about the data itself is answered', async () => {
    expect(await (await stage().ask({ query: 'what can i ask' })).json()).toMatchObject({
      status: 'answered',
      answer: 'Ask about homes.',
      sql: null,
      results: [],
    })
  })
})

describe('a request is refused', () => {
  test('without a key, with another key, and with a key that is no bearer token', async () => {
    const { post, noted } = stage()
    const body = JSON.stringify(sound)
    for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: 'Basic x' }]) {
      const response = await post(body, headers)
      expect(response.status).toBe(401)
      expect(await response.json()).toEqual({ error: expect.stringMatching(/key/) })
    }
    expect(noted).toEqual([])
  })
  test('with a body that is not JSON', async () => {
    const response = await stage().post('{"query":')
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error: 'The body is not valid JSON.' })
  })
  test('with a question that is too long, which is logged', async () => {
    const { ask, noted } = stage()
    const response = await ask({ query: 'a'.repeat(501) })
    expect(response.status).toBe(400)
    expect(noted).toMatchObject([
      { error_message: 'The question is too long: at most 500 characters.', sql_query: null },
    ])
  })
  test('with a body that is too large', async () => {
    const response = await stage().ask({ history: ['a'.repeat(70_000)] })
    expect(response.status).toBe(413)
    expect(await response.json()).toEqual({ error: 'The request is too large.' })
  })
  test('by any method but POST', async () => {
    const response = await stage().app.request(path, { headers: keyed })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
  })
  test('at another address', async () => {
    const response = await stage().app.request('/functions/v1/other', { method: 'POST', headers: keyed })
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ error: 'There is nothing at this address.' })
  })
  test('when one address asks too often, before anything is read or logged', async () => {
    const { ask, noted, ran } = stage({
      limits: { question: async () => ({ allowed: false, retryAfter: 17 }) },
    })
    const response = await ask()
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('17')
    expect([noted, ran]).toEqual([[], []])
  })
})

describe('a fault', () => {
  test.each([
    ['a statement that takes too long', new ReadRefused('too_slow', 'slow'), 504, /too long to compute/],
    ['a result that is too large', new ReadRefused('too_large', 'large'), 422, /too large to show/],
    ['a statement that the guard refuses', new ReadRefused('not_allowed', 'pg_sleep'), 500, /went wrong/],
    ['a statement that fails', new ReadRefused('failed', 'no column x'), 500, /went wrong/],
    ['a bug', new TypeError('secret detail'), 500, /went wrong/],
  ])('%s has its status and its sentence', async (_name, error, status, sentence) => {
    const response = await stage(failing(error)).ask()
    expect(response.status).toBe(status)
    const body = await response.text()
    expect(body).toMatch(sentence)
    expect(body).not.toMatch(/secret detail|pg_sleep|no column/)
  })
  test('of a database that is away asks to come back', async () => {
    const response = await stage(failing(new DatabaseUnavailable('away'))).ask()
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('1')
    expect(await response.json()).toEqual({ error: expect.stringMatching(/try again/) })
  })
  test('while the values are read is the same', async () => {
    const { ask } = stage({ engineFor: () => Promise.reject(new DatabaseUnavailable('away')) })
    expect((await ask()).status).toBe(503)
  })
  test('is logged with the statement that led to it', async () => {
    const { ask, noted } = stage(failing(new ReadRefused('too_slow', 'slow')))
    await ask()
    expect(noted).toMatchObject([
      {
        sql_query: expect.stringMatching(/^SELECT/),
        error_message: expect.stringMatching(/too long/),
        query_response: null,
      },
    ])
  })
})

describe('the second reader', () => {
  const reading = engine.read('how many homes')
  const asked: string[] = []
  const understanding = async ({ text }: { text: string }) => {
    asked.push(text)
    return reading.kind === 'plan' ? reading : null
  }
  test('answers where the parser does not understand', async () => {
    const { ask } = stage({ secondReader: understanding })
    expect(await (await ask({ query: 'count the dwellings' })).json()).toMatchObject({
      status: 'answered',
      engine: 'language model',
      results: [{ homes: 60 }],
    })
  })
  test('is not asked where the parser understands', async () => {
    asked.length = 0
    const { ask } = stage({ secondReader: understanding })
    expect(await (await ask()).json()).toMatchObject({ engine: 'parser' })
    expect(asked).toEqual([])
  })
  const declining = (reason: DeclineReason) => async () => ({
    ...engine,
    read: () => ({ kind: 'declined' as const, reason, words: [], message: 'No.', suggestions: [] }),
  })
  test('is asked where the rows are not believed', async () => {
    const { ask } = stage({ secondReader: understanding, engineFor: async () => doubting(1) })
    expect(await (await ask()).json()).toMatchObject({ status: 'answered', engine: 'language model' })
  })
  test.each(['unknown words', 'in two minds', 'nothing found', 'beyond the engine'] as const)(
    'is asked where the parser declines a question as %s',
    async reason => {
      const { ask } = stage({ secondReader: understanding, engineFor: declining(reason) })
      expect(await (await ask()).json()).toMatchObject({ status: 'answered', engine: 'language model' })
    },
  )
  test.each(['absent', 'wants a change', 'wants a forecast', 'wants an opinion'] as const)(
    'is not asked where the question is refused as %s',
    async reason => {
      asked.length = 0
      const { ask } = stage({ secondReader: understanding, engineFor: declining(reason) })
      expect(await (await ask()).json()).toMatchObject({ status: 'declined' })
      expect(asked).toEqual([])
    },
  )
  test('leaves the honest decline when the database does not run its plan', async () => {
    const { ask } = stage({
      secondReader: understanding,
      ...failing(new ReadRefused('failed', 'no such type')),
    })
    const response = await ask({ query: 'count the dwellings' })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ status: 'declined', sql: null, engine: 'parser' })
  })
  test('is no reason to call a database that is away a decline', async () => {
    const { ask } = stage({ secondReader: understanding, ...failing(new DatabaseUnavailable('away')) })
    expect((await ask({ query: 'count the dwellings' })).status).toBe(503)
  })
  test('leaves the honest decline when it does not help', async () => {
    const { ask } = stage({ secondReader: async () => null })
    expect(await (await ask({ query: 'count the dwellings' })).json()).toMatchObject({
      status: 'declined',
      engine: 'parser',
    })
  })
})
