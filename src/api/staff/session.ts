// A signed-in colleague carries a signed, dated token in a cookie. Nothing is kept on the server, so that any process can
// check it; a new password hash makes every old token worthless.
import { createHmac, timingSafeEqual } from 'node:crypto'

export const sessionCookie = 'staff_session'
export const sessionSeconds = 12 * 60 * 60

const sign = (expires: string, secret: string) =>
  createHmac('sha256', secret).update(`staff:${expires}`).digest('base64url')

export function makeToken(secret: string, now: number): string {
  const expires = String(Math.floor(now / 1000) + sessionSeconds)
  return `${expires}.${sign(expires, secret)}`
}

export function isValidToken(token: string, secret: string, now: number): boolean {
  const [expires = '', signature = ''] = token.split('.')
  if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 <= now) return false
  const expected = Buffer.from(sign(expires, secret))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
