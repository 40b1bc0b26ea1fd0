// Signing in to the staff pages and out again. The session itself is a cookie that no script can read.
import * as z from 'zod/mini'
import { connection } from './connection.ts'

export type SignIn =
  { kind: 'in' } | { kind: 'refused'; message: string } | { kind: 'too many'; retryAfterSeconds: number }

const refusal = z.object({ error: z.string() })
const unreachable = 'The server could not be reached. Try again in a moment.'

async function session(init: RequestInit): Promise<Response | null> {
  const { url, own, fetch = globalThis.fetch } = connection()
  try {
    // The lock is the site's own, wherever the tables are.
    return await fetch(new URL('/staff/session', own ? url : location.origin), init)
  } catch {
    return null
  }
}

export async function signIn(password: string): Promise<SignIn> {
  const reply = await session({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  })
  if (reply === null) return { kind: 'refused', message: unreachable }
  if (reply.ok) return { kind: 'in' }
  if (reply.status === 429)
    return { kind: 'too many', retryAfterSeconds: Number(reply.headers.get('retry-after') ?? 60) }
  const said = refusal.safeParse(await reply.json().catch(() => null))
  return {
    kind: 'refused',
    message: said.success ? said.data.error : `The server answered with status ${reply.status}.`,
  }
}

/** Whether the session has ended: without the server, the cookie stays. */
export async function signOut(): Promise<boolean> {
  const reply = await session({ method: 'DELETE' })
  return reply?.ok ?? false
}
