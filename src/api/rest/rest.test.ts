// What stands around the tables: the key, the hooks, a database that is away. tests/conformance has the answers themselves.
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import type { Statement } from '#db/port.ts'
import { DatabaseError, DatabaseUnavailable } from '#db/problems.ts'
import { restApi, type RestOptions } from './rest.ts'

const key = 'the-public-key'
const lead = { name: 'Ada', email: 'ada@example.com', vertical: 'legal' }
const oneRow = { body: '[{"id":1}]', rows: '1', total: null }
const written = { body: null, rows: '1', added: '1' }

/** The API over a database that answers as told and remembers what it was asked. */
function api(options: Partial<RestOptions> & { answer?: () => object } = {}) {
  const { answer = () => oneRow, ...rest } = options
  const asked: (Statement & { how: string; as: string })[] = []
  let refreshed = 0
  const run =
    (how: string) =>
    async <R extends object>(statement: Statement, as: string): Promise<R[]> => {
      asked.push({ ...statement, how, as })
      return [answer()] as R[]
    }
  const db = {
    query: run('query'),
    durably: run('durably'),
    reader: { changed: () => void refreshed++ },
  }
  const app = restApi({ db, anonKey: key, mayReadLogs: () => false, ...rest })
  return {
    app,
    asked,
    refreshed: () => refreshed,
    get: (path: string, headers: Record<string, string> = { apikey: key }) => app.request(path, { headers }),
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      app.request(path, {
        method: 'POST',
        headers: { apikey: key, 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
  }
}

describe('the key', () => {
  test.each([
    { apikey: key },
    { authorization: `Bearer ${key}` },
    { apikey: key, authorization: `bearer ${key}` },
  ])('opens as %o', async headers => expect((await api().get('/visitors', headers)).status).toBe(200))
  test.each([
    { apikey: 'wrong' },
    { apikey: '' },
    { apikey: `${key}x` },
    { authorization: `Basic ${key}` },
    { authorization: 'Bearer wrong' },
    { apikey: key, authorization: 'Bearer wrong' },
  ])('does not open as %o', async headers => {
    const response = await api().get('/visitors', headers)
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'PGRST301', message: 'Invalid API key' })
  })
  test('is asked for when it is missing, before anything else is looked at', async () => {
    const { get, asked } = api()
    const response = await get('/nope?limit=x', {})
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'PGRST302', details: null })
    expect(asked).toEqual([])
  })
})

describe('an answer', () => {
  test('is the text of the database, untouched, and is kept by nobody', async () => {
    const response = await api({ answer: () => ({ ...oneRow, body: '[{"price":1.50}]' }) }).get('/visitors')
    expect(await response.text()).toBe('[{"price":1.50}]')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
  test('takes one statement, prepared under a name of its own', async () => {
    const { get, asked } = api()
    await get('/reservations?select=id&order=id&limit=50', { apikey: key, prefer: 'count=exact' })
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({ as: 'anon', name: expect.stringMatching(/^rest_\w+$/) })
  })
})

describe('the logs', () => {
  test('are closed to a caller who may not read them', async () => {
    expect((await api().get('/query_logs')).status).toBe(401)
  })
  test('come at most a hundred at a time, since each carries its whole result', async () => {
    const { get, asked } = api({ mayReadLogs: () => true })
    await get('/query_logs?limit=5000')
    expect(asked[0]?.values?.[0]).toBe('100')
  })
  test('are read as staff by one who may', async () => {
    const { get, asked } = api({ mayReadLogs: () => true })
    expect((await get('/query_logs')).status).toBe(200)
    expect(asked[0]?.as).toBe('staff')
  })
})

describe('a lead', () => {
  test('is written to disk before it is acknowledged, and then told of', async () => {
    const told: unknown[] = []
    const { post, asked, refreshed } = api({
      answer: () => written,
      afterInsert: { contact_submissions: row => void told.push(row) },
    })
    expect((await post('/contact_submissions', lead)).status).toBe(201)
    expect(asked.map(({ how }) => how)).toEqual(['durably'])
    expect(told).toEqual([lead])
    expect(refreshed()).toBe(0)
  })
  test('that the gate refuses is not stored and not told of', async () => {
    const { post, asked } = api({
      beforeInsert: { contact_submissions: async (c, row) => c.json({ code: 'no', seen: row }, 429) },
      afterInsert: { contact_submissions: () => expect.unreachable() },
    })
    const response = await post('/contact_submissions', lead)
    expect([response.status, await response.json()]).toEqual([429, { code: 'no', seen: lead }])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(asked).toEqual([])
  })
})

describe('an upload', () => {
  const path = '/real_estate_listings?on_conflict=mls_number'
  const headers = { prefer: 'resolution=merge-duplicates' }
  test('tells the reader that a demo table has changed', async () => {
    const { post, refreshed } = api({ answer: () => written })
    expect((await post(path, { mls_number: '1' }, headers)).status).toBe(201)
    expect(refreshed()).toBe(1)
  })
  test('of no rows asks the database nothing', async () => {
    const { post, asked } = api()
    expect((await post(path, [], headers)).status).toBe(200)
    expect(asked).toEqual([])
  })
})

describe('a database', () => {
  const failing = (error: Error) =>
    api({
      answer: () => {
        throw error
      },
    })
  test('that is away is a moment to wait', async () => {
    const response = await failing(new DatabaseUnavailable('away')).get('/visitors')
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('1')
    expect(await response.json()).toMatchObject({ code: '57P03', details: null, hint: null })
  })
  test.each([
    ['22P02', 400],
    ['23502', 400],
    ['23505', 409],
    ['23503', 409],
    ['42501', 401],
    ['40P01', 503],
    ['53100', 503],
  ])('that says %s means %d', async (code, status) => {
    const response = await failing(new DatabaseError({ code, message: 'its own words' })).get('/visitors')
    expect([response.status, await response.json()]).toEqual([
      status,
      { code, message: 'its own words', details: null, hint: null },
    ])
  })
  test.each([new DatabaseError({ code: 'XX000', message: 'secret' }), new TypeError('a bug')])(
    'that fails as nobody foresaw is left to the server: %s',
    async error => {
      const { app } = failing(error)
      const site = new Hono().route('/rest/v1', app).onError(caught => {
        expect(caught).toBe(error)
        return new Response('logged', { status: 500 })
      })
      const response = await site.request('/rest/v1/visitors', { headers: { apikey: key } })
      expect(await response.text()).toBe('logged')
    },
  )
})

describe('a method', () => {
  test('that is unknown is told which there are', async () => {
    const response = await api().app.request('/visitors', { method: 'OPTIONS', headers: { apikey: key } })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
  })
  test('at no table finds nothing', async () => {
    expect((await api().get('/')).status).toBe(404)
  })
})
