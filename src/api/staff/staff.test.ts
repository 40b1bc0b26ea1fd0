import { Hono } from 'hono'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Limits } from '#api/limits.ts'
import { hashPassword, isPassword } from './password.ts'
import { isValidToken, makeToken, sessionSeconds } from './session.ts'
import { makeStaffLock } from './staff.ts'

const allow = async () => ({ allowed: true, retryAfter: 0 })
const open: Limits = { question: allow, contact: allow, signIn: allow }
const now = Date.UTC(2026, 10, 15)

let hash: string
beforeAll(async () => {
  hash = await hashPassword('correct horse')
})

const lockedApp = (limits = open, clock = () => now) => {
  const lock = makeStaffLock({
    access: 'locked',
    passwordHash: hash,
    https: true,
    limits,
    addressOf: () => '192.0.2.1',
    now: clock,
  })
  return new Hono().route('/staff', lock.routes).get('/logs', c => c.text(lock.admits(c) ? 'in' : 'out'))
}
const signIn = (app: Hono, password: unknown) =>
  app.request('/staff/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  })

describe('the staff lock', () => {
  test('a password matches its own hash only', async () => {
    expect(await isPassword('correct horse', hash)).toBe(true)
    expect(await isPassword('Correct horse', hash)).toBe(false)
  })
  test('admits everyone while open', async () => {
    const lock = makeStaffLock({
      access: 'open',
      passwordHash: undefined,
      https: false,
      limits: open,
      addressOf: () => '',
    })
    const app = new Hono().get('/', c => c.text(String(lock.admits(c))))
    expect(await (await app.request('/')).text()).toBe('true')
  })
  test('keeps strangers out when locked', async () => {
    const app = lockedApp()
    expect(await (await app.request('/logs')).text()).toBe('out')
    expect(await (await app.request('/staff/session')).json()).toEqual({ access: 'locked', signedIn: false })
  })
  test('the right password opens it, by a cookie that scripts and other sites cannot use', async () => {
    const app = lockedApp()
    const response = await signIn(app, 'correct horse')
    const cookie = response.headers.get('set-cookie') ?? ''
    expect(response.status).toBe(200)
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/Secure/)
    expect(cookie).toMatch(/SameSite=Strict/)
    const token = cookie.split(';')[0] ?? ''
    expect(await (await app.request('/logs', { headers: { cookie: token } })).text()).toBe('in')
  })
  test.each([
    ['wrong', 401],
    ['', 400],
    [7, 400],
    [undefined, 400],
    ['x'.repeat(5000), 413],
  ])('the password %j is refused', async (password, status) => {
    expect((await signIn(lockedApp(), password)).status).toBe(status)
  })
  test('guessing is slowed down', async () => {
    const app = lockedApp({ ...open, signIn: async () => ({ allowed: false, retryAfter: 60 }) })
    const response = await signIn(app, 'correct horse')
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('60')
  })
  test('a session ends by itself, and with a new password', () => {
    const token = makeToken(hash, now)
    expect(isValidToken(token, hash, now)).toBe(true)
    expect(isValidToken(token, hash, now + sessionSeconds * 1000)).toBe(false)
    expect(isValidToken(token, 'another hash', now)).toBe(false)
  })
  test.each(['', '.', '9999999999.', '9999999999.AAAA', 'x.y', '1e9.z'])(
    'the forged token %j is refused',
    token => expect(isValidToken(token, hash, now)).toBe(false),
  )
})
