import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { getRequestListener } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { describe, expect, onTestFinished, test } from 'vitest'
import { compressAnswers } from './compress.ts'

const rows = JSON.stringify(Array.from({ length: 60 }, (_, id) => ({ id, city: 'Zürich', price: id * 1000 })))
const json = { 'content-type': 'application/json; charset=utf-8' }

const app = (answer: (c: Context) => Response) => new Hono().use(compressAnswers()).all('*', answer)
const ask = (answer: (c: Context) => Response, accepted?: string, method = 'GET') =>
  app(answer).request('/', { method, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('a long answer', () => {
  test('travels in Brotli to whoever takes it', async () => {
    const response = await ask(c => c.body(rows, 200, json), 'gzip, deflate, br')
    const bytes = await bytesOf(response)
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('content-length')).toBe(String(bytes.length))
    expect(response.headers.get('vary')).toBe('accept-encoding')
    expect(response.headers.get('content-type')).toBe(json['content-type'])
    expect(bytes.length).toBeLessThan(rows.length / 3)
    expect(brotliDecompressSync(bytes).toString()).toBe(rows)
  })

  test('travels in gzip to whoever takes no Brotli', async () => {
    const response = await ask(c => c.body(rows, 200, json), 'gzip')
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(await bytesOf(response)).toString()).toBe(rows)
  })

  test.each([undefined, 'identity', 'br;q=0, gzip;q=0'])(
    'stays plain for whoever takes %s, and says that it depends',
    async accepted => {
      const response = await ask(c => c.body(rows, 200, json), accepted)
      expect(response.headers.get('content-encoding')).toBeNull()
      expect(response.headers.get('vary')).toBe('accept-encoding')
      expect(await response.text()).toBe(rows)
    },
  )

  test.each([
    ['a refusal', 400, 'application/json'],
    ['one row', 200, 'application/vnd.pgrst.object+json; charset=utf-8'],
    ['a rendered page', 404, 'text/html; charset=utf-8'],
  ])('may be %s', async (_, status, type) => {
    const response = await ask(() => new Response(rows, { status, headers: { 'content-type': type } }), 'br')
    expect(response.status).toBe(status)
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(await bytesOf(response)).toString()).toBe(rows)
  })

  test('keeps what else it depends on and every cookie', async () => {
    const response = await ask(() => {
      const headers = new Headers({ ...json, vary: 'origin' })
      headers.append('set-cookie', 'a=1')
      headers.append('set-cookie', 'b=2')
      return new Response(rows, { headers })
    }, 'br')
    expect(response.headers.get('vary')).toBe('origin, accept-encoding')
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  })
})

describe('left as it is', () => {
  test('an answer of less than a kilobyte', async () => {
    const response = await ask(c => c.json({ error: 'Too short to matter.' }), 'br')
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(await response.json()).toEqual({ error: 'Too short to matter.' })
  })

  test.each<[string, () => Response]>([
    ['part of a whole', () => new Response(rows, { status: 206, headers: json })],
    [
      'what is compressed already',
      () => new Response(rows, { headers: { ...json, 'content-encoding': 'zstd' } }),
    ],
    ['what has a tag of its own', () => new Response(rows, { headers: { ...json, etag: '"1"' } })],
    ['a picture', () => new Response(rows, { headers: { 'content-type': 'image/png' } })],
    ['a stream of events', () => new Response(rows, { headers: { 'content-type': 'text/event-stream' } })],
  ])('%s', async (_, answer) => {
    const before = answer()
    const response = await ask(answer, 'br, gzip')
    expect([...response.headers]).toEqual([...before.headers])
    expect(response.status).toBe(before.status)
    expect(await response.text()).toBe(rows)
  })

  test('the answer to HEAD, which has no body', async () => {
    const response = await ask(() => new Response(null, { headers: json }), 'br', 'HEAD')
    expect([...response.headers]).toEqual(Object.entries(json))
  })

  test('"not modified"', async () => {
    const response = await ask(() => new Response(null, { status: 304 }), 'br')
    expect(response.status).toBe(304)
    expect([...response.headers]).toEqual([])
  })
})

test('over a connection it comes with its length, not in chunks', async () => {
  const server = createServer(getRequestListener(app(c => c.body(rows, 200, json)).fetch)).listen(
    0,
    '127.0.0.1',
  )
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-encoding': 'br' } })
  expect(await response.text()).toBe(rows)
  expect(Number(response.headers.get('content-length'))).toBeLessThan(rows.length)
  expect(response.headers.get('transfer-encoding')).toBeNull()
})
