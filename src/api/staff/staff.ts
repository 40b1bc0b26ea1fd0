// The staff lock: who may read the logs. It stands at the API; hiding a page is no lock.
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import type { ClientAddress } from '#api/http/address.ts'
import { problem } from '#api/http/problems.ts'
import type { Limits } from '#api/limits.ts'
import { isPassword } from './password.ts'
import { isValidToken, makeToken, sessionCookie, sessionSeconds } from './session.ts'

export interface StaffLock {
  /** True for everyone while the staff pages are open. */
  admits(c: Context): boolean
  routes: Hono
}

interface Options {
  access: 'open' | 'locked'
  passwordHash: string | undefined
  https: boolean
  limits: Limits
  addressOf: ClientAddress
  now?: () => number
}

const signInBody = z.object({ password: z.string().min(1).max(1000) })

export function makeStaffLock({
  access,
  passwordHash,
  https,
  limits,
  addressOf,
  now = Date.now,
}: Options): StaffLock {
  const admits = (c: Context) =>
    access === 'open' ||
    (passwordHash !== undefined && isValidToken(getCookie(c, sessionCookie) ?? '', passwordHash, now()))

  const cookie = { httpOnly: true, sameSite: 'Strict', secure: https, path: '/' } as const
  const routes = new Hono()
    .use(async (c, next) => {
      await next()
      c.header('cache-control', 'no-store')
    })
    .get('/session', c => c.json({ access, signedIn: admits(c) }))
    .post('/session', bodyLimit({ maxSize: 4096, onError: c => problem(c, 'too_large') }), async c => {
      const verdict = await limits.signIn(addressOf(c))
      if (!verdict.allowed) return problem(c, 'too_many', { 'retry-after': String(verdict.retryAfter) })
      const body = signInBody.safeParse(await c.req.json().catch(() => null))
      if (!body.success) return c.json({ error: 'Send the password as JSON: {"password": "…"}.' }, 400)
      if (passwordHash === undefined)
        return c.json({ error: 'The staff pages are open; no sign-in is needed.' }, 409)
      if (!(await isPassword(body.data.password, passwordHash)))
        return c.json({ error: 'That is not the password.' }, 401)
      setCookie(c, sessionCookie, makeToken(passwordHash, now()), { ...cookie, maxAge: sessionSeconds })
      return c.json({ access, signedIn: true })
    })
    .delete('/session', c => {
      deleteCookie(c, sessionCookie, cookie)
      return c.json({ access, signedIn: access === 'open' })
    })
  return { admits, routes }
}
