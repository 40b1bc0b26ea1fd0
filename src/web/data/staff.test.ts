import { expect, test } from 'vitest'
import { asked, server } from './server.testing.ts'
import { readQueryTimes } from './query-logs.ts'
import { signIn, signOut } from './staff.ts'

test('the right password opens the session', async () => {
  server(() => Response.json({ access: 'locked', signedIn: true }))
  expect(await signIn('correct horse')).toEqual({ kind: 'in' })
  const request = asked.at(-1)
  expect([request?.method, request?.url]).toEqual(['POST', 'http://data.test/staff/session'])
  expect(await request?.json()).toEqual({ password: 'correct horse' })
})

test('a refusal is told in the words of the server', async () => {
  server(() => Response.json({ error: 'That is not the password.' }, { status: 401 }))
  expect(await signIn('x')).toEqual({ kind: 'refused', message: 'That is not the password.' })
})

test('too many tries say when the next one makes sense', async () => {
  server(() => Response.json({ error: 'no' }, { status: 429, headers: { 'retry-after': '840' } }))
  expect(await signIn('x')).toEqual({ kind: 'too many', retryAfterSeconds: 840 })
})

test('an answer without words still says something', async () => {
  server(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  expect(await signIn('x')).toEqual({ kind: 'refused', message: 'The server answered with status 502.' })
})

test('without a server nobody is signed in, or out', async () => {
  server(() => Promise.reject(new TypeError('fetch failed')))
  expect(await signIn('x')).toMatchObject({
    kind: 'refused',
    message: expect.stringMatching(/could not be reached/),
  })
  expect(await signOut()).toBe(false)
})

test('the charts read two columns of the newest questions, with how many there are', async () => {
  server(() =>
    Response.json([{ created_at: '2026-03-01T10:00:00+00:00', response_time_ms: 72 }], {
      headers: { 'content-range': '0-0/9000' },
    }),
  )
  expect(await readQueryTimes({ to: '2026-03-31' })).toEqual({
    newest: [{ at: '2026-03-01T10:00:00+00:00', ms: 72 }],
    total: 9000,
  })
  expect(Object.fromEntries(new URL(asked.at(-1)?.url ?? '').searchParams)).toEqual({
    select: 'created_at,response_time_ms',
    order: 'created_at.desc,id.desc',
    created_at: 'lte.2026-03-31T23:59:59.999',
    limit: '5000',
  })
})

test('a time that is none is a problem, not a gap in the chart', async () => {
  server(() => Response.json([{ created_at: null, response_time_ms: 72 }]))
  await expect(readQueryTimes({})).rejects.toThrow(/query_logs/)
})
