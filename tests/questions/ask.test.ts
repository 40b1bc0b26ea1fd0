// The question function with nothing left out: sample, engines, reader, log and table API, on both databases.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeEngines, onChange } from '#api/ask/engines.ts'
import { makeQuestionLog } from '#api/ask/question-log.ts'
import { askRoutes } from '#api/ask/routes.ts'
import { restApi } from '#api/rest/rest.ts'
import { mainTable, type DemoType } from '#contract/demos.ts'
import { openDatabase, type OpenDatabase } from '#db/open.ts'
import { createEngine } from '#engine/engine.ts'
import { emptyDatabase, engineKinds } from '#tests/support/engines.ts'
import { anonKey, keyed } from '#tests/support/server.ts'
import { models } from '#verticals/models.ts'

const log = pino({ enabled: false })
const today = '2026-11-15'

describe.each(engineKinds)('the question function on %s', kind => {
  const dataDir = mkdtempSync(join(tmpdir(), 'ask-'))
  let db: OpenDatabase
  let app: Hono
  let settle: () => Promise<void>
  beforeAll(async () => {
    const databaseUrl = kind === 'postgres' ? await emptyDatabase() : undefined
    db = await openDatabase({ databaseUrl, dataDir, asOf: today })
    const engines = makeEngines({ db, models, createEngine, log })
    const questionLog = makeQuestionLog({ db, log })
    settle = () => questionLog.settle()
    app = new Hono()
      .route(
        '/functions/v1',
        askRoutes({
          db,
          engineFor: engines.engineFor,
          limits: { question: async () => ({ allowed: true, retryAfter: 0 }) },
          addressOf: () => '203.0.113.77',
          anonKey,
          log,
          questionLog,
          today: () => today,
        }),
      )
      .route('/rest/v1', restApi({ db: onChange(db, engines.forget), anonKey, mayReadLogs: () => true }))
    // The embedded reader makes its copy of the tables meanwhile, and says "try again" until it has.
    const isServed = async () =>
      expect((await ask('real_estate', 'how many homes are for sale')).http).not.toBe(503)
    await vi.waitFor(isServed, { timeout: 120_000 })
  })
  afterAll(async () => {
    await db.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const ask = async (demo: DemoType, query: string, history: string[] = []) => {
    const body = JSON.stringify({ query, table: mainTable[demo], demo_type: demo, history })
    const headers = { authorization: `Bearer ${anonKey}`, 'content-type': 'application/json' }
    const response = await app.request('/functions/v1/nl-to-sql', { method: 'POST', headers, body })
    return { http: response.status, ...(await response.json()) }
  }

  test.each([
    ['vacation_rental', 'How many listings do we have in Aspen?'],
    ['real_estate', 'how many homes are for sale'],
    ['ecommerce', 'How many products are out of stock?'],
  ] as const)('%s: %s', async (demo, question) => {
    const { http, answer, sql, results, chart } = await ask(demo, question)
    expect(http).toBe(200)
    expect(sql).toMatch(/^SELECT count/)
    const [count] = Object.values(results[0])
    expect(count).toBeGreaterThan(0)
    expect(answer).toContain(String(count))
    expect(chart).toMatchObject({ kind: 'stat' })
  })
  test('goes on from an earlier question', async () => {
    const first = await ask('real_estate', 'how many homes are for sale in Old Town')
    const second = await ask('real_estate', 'and in Sea Oaks?', ['how many homes are for sale in Old Town'])
    expect(second.sql).toBe(first.sql.replace('Old Town', 'Sea Oaks'))
  })
  test('declines in words what the data does not hold', async () => {
    expect(await ask('vacation_rental', 'which guests left a bad review')).toMatchObject({
      status: 'declined',
      sql: null,
      results: [],
    })
  })
  test('says what it assumed, and the other reading gives other rows', async () => {
    const first = await ask('vacation_rental', 'How many bookings last month?')
    expect(first.status).toBe('assumed')
    const chip = first.understood.find(({ text }: { text: string }) => text === 'By check-in')
    const { question } = chip.assumed.instead
    const second = await ask('vacation_rental', question, ['How many bookings last month?'])
    expect(second.sql).toBe(first.sql.replaceAll('check_in', 'created_at'))
    expect(second.results).not.toEqual(first.results)
  })
  test('asks back where two readings have the same right, and each of them is answered', async () => {
    const { status, answer, sql, results, choices } = await ask('vacation_rental', 'How many are pending?')
    expect({ status, sql, results }).toEqual({ status: 'choice', sql: null, results: [] })
    expect(answer).toBe('“Pending” could be about listings or bookings. Which do you mean?')
    const answers = choices.map(({ question }: { question: string }) => ask('vacation_rental', question))
    const [listings, bookings] = await Promise.all(answers)
    expect(listings.sql).toContain('FROM property_listings')
    expect(bookings.sql).toContain('FROM reservations')
  })
  test('logs a question back like an answer, without a statement', async () => {
    const query = 'how many listings in the last 30 days'
    const { answer } = await ask('real_estate', query)
    await settle()
    const [row] = await db.query(
      {
        text: 'select sql_query, error_message, query_response from query_logs where query_text = $1',
        values: [query],
      },
      'server',
    )
    expect(row).toEqual({ sql_query: null, error_message: null, query_response: { answer, results: [] } })
    expect(answer).toBe('Listings have more than one date. Which one do you mean?')
  })
  test('understands a value that was uploaded a moment ago', async () => {
    const question = 'how many homes are for sale in Pelican Dunes'
    expect(await ask('real_estate', question)).toMatchObject({ status: 'declined' })
    const row = { mls_number: '999999', subdivision: 'Pelican Dunes', status: 'COP', has_pool: false }
    const upload = await app.request('/rest/v1/real_estate_listings?on_conflict=mls_number', {
      method: 'POST',
      headers: { ...keyed, prefer: 'resolution=merge-duplicates' },
      body: JSON.stringify([row]),
    })
    expect(upload.status).toBe(201)
    const { results } = await ask('real_estate', question)
    expect(Object.values(results[0])).toEqual([1])
  })
  test('logs what was asked, newest first on the page of the staff', async () => {
    await settle()
    const response = await app.request(
      '/rest/v1/query_logs?select=query_text,sql_query,ip_address,query_response&order=created_at.desc,id.desc&limit=1',
      { headers: keyed },
    )
    expect(await response.json()).toMatchObject([
      {
        query_text: 'how many homes are for sale in Pelican Dunes',
        sql_query: expect.stringContaining("'Pelican Dunes'"),
        ip_address: '203.0.113.0',
        query_response: { answer: expect.any(String), results: [expect.any(Object)] },
      },
    ])
  })
})
