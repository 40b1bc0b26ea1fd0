import { Writable } from 'node:stream'
import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { readSettings } from '#config/env.ts'
import type { Database } from '#db/port.ts'
import { DatabaseUnavailable } from '#db/problems.ts'
import { createApp } from './app.ts'
import { noMailer } from './contact/mail.ts'
import { describeError } from './log.ts'

const lines: string[] = []
const sink = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(chunk.toString())
    done()
  },
})
beforeEach(() => void (lines.length = 0))

/** A database of which only the failures matter here. */
const database = (problem: Error | null): Database => {
  const answer = async () => {
    if (problem !== null) throw problem
    return []
  }
  return {
    kind: 'embedded',
    query: answer,
    durably: answer,
    transaction: async () => void (await answer()),
    ping: async () => void (await answer()),
    close: async () => undefined,
    replicas: () => [],
    reader: { read: async () => ({ columns: [], rows: [], truncated: false }), changed: () => undefined },
  }
}

const app = (options: { env?: Record<string, string>; problem?: Error } = {}) =>
  createApp({
    settings: readSettings(options.env ?? {}),
    db: database(options.problem ?? null),
    engines: { engineFor: () => Promise.reject(new Error('nobody asks here')) },
    mailer: noMailer,
    questionLog: { note: () => undefined, settle: async () => undefined },
    log: pino({ serializers: { err: describeError } }, sink),
    version: '1.2.3',
    site: async c => c.html('<h1>Home</h1>'),
  })

describe('every answer', () => {
  test.each(['/', '/rest/v1/reservations', '/healthz', '/staff/session'])(
    'of %s carries the security headers',
    async path => {
      const { headers } = await app().request(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/)
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('strict-transport-security')).toBeNull()
    },
  )
  test('promises HTTPS only where the site is on HTTPS', async () => {
    const { headers } = await app({ env: { SITE_URL: 'https://example.com' } }).request('/')
    expect(headers.get('strict-transport-security')).toMatch(/max-age=31536000/)
  })
})

describe('health', () => {
  test('says live, ready, database and version', async () => {
    const response = await app().request('/healthz')
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      live: true,
      ready: true,
      database: { kind: 'embedded', ok: true },
      version: '1.2.3',
    })
  })
  test('is not ready while the database is away, and alive all the same', async () => {
    const broken = app({ problem: new DatabaseUnavailable('away') })
    expect((await broken.request('/healthz')).status).toBe(503)
    expect((await broken.request('/healthz/live')).status).toBe(200)
  })
})

describe('refusals', () => {
  test('an address of 16 KB gets 414 in the shape of its API', async () => {
    const response = await app().request(`/rest/v1/reservations?select=${'a'.repeat(16_384)}`, {
      headers: { apikey: 'public-anon-key' },
    })
    expect(response.status).toBe(414)
    expect(await response.json()).toMatchObject({ code: 'SITE_TOO_LONG_URL', details: null, hint: null })
    expect(await (await app().request(`/${'a'.repeat(16_384)}`)).json()).toEqual({
      error: expect.stringMatching(/too long/),
    })
  })
  test('an unforeseen error becomes one sentence for the visitor and one line for us', async () => {
    const response = await app({ problem: new TypeError('secret detail') }).request('/rest/v1/reservations', {
      headers: { apikey: 'public-anon-key' },
    })
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('secret detail')
    expect(lines.join('')).toContain('secret detail')
  })
})

describe('the log', () => {
  test('holds no key, cookie, query or full address', async () => {
    await app({ env: { TRUST_PROXY: '1' } }).request(
      '/rest/v1/reservations?guest_email=eq.someone@example.com',
      {
        headers: {
          apikey: 'public-anon-key',
          authorization: 'Bearer public-anon-key',
          cookie: 'staff_session=abc',
          'x-forwarded-for': '203.0.113.77',
        },
      },
    )
    const text = lines.join('')
    expect(text).toContain('"path":"/rest/v1/reservations"')
    expect(text).toContain('203.0.113.0')
    expect(text).not.toMatch(/public-anon-key|staff_session|someone@|203\.0\.113\.77/)
  })
  test('drops the password that a driver hangs on its error', () => {
    const error = Object.assign(new Error('cannot reach postgres://site:hunter2@db/x'), {
      client: { password: 'hunter2' },
    })
    expect(JSON.stringify(describeError(error))).not.toContain('hunter2')
  })
})
