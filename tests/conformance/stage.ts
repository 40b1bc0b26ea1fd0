// The table API over one engine with the fixtures in it, and the way to send it a request.
import type { Context } from 'hono'
import { restApi } from '#api/rest/rest.ts'
import { migrate } from '#db/migrate.ts'
import type { Engine } from '#db/port.ts'
import { openEngine, type EngineKind } from '#tests/support/engines.ts'
import type { Send } from './exchange.ts'
import { resetStatements } from './fixtures.ts'

export const testKey = 'public-anon-key'

export interface Stage {
  engine: Engine
  send: Send
  reset(): Promise<void>
  close(): Promise<void>
}

export async function openStage(
  kind: EngineKind,
  options: { mayReadLogs?: (c: Context) => boolean } = {},
): Promise<Stage> {
  const engine = await openEngine(kind, async session => void (await migrate(session)))
  const app = restApi({
    db: { ...engine, reader: { changed: () => undefined } },
    anonKey: testKey,
    mayReadLogs: options.mayReadLogs ?? (() => true),
  })
  const reset = () => engine.transaction(resetStatements, 'server')
  await reset()
  return {
    engine,
    reset,
    send: (path, init) => served(async () => app.request(path, { ...init, headers: withKey(init.headers) })),
    close: () => engine.close(),
  }
}

/** On a starved machine a new connection takes longer than the server waits for one; it says "try again" then, and clients do. */
async function served(ask: () => Promise<Response>): Promise<Response> {
  const response = await ask()
  for (let tries = 0; response.status === 503 && tries < 30; tries++) {
    const again = await ask()
    if (again.status !== 503) return again
  }
  return response
}

/** The key unless the caller brought one. */
export function withKey(given: HeadersInit | undefined): Headers {
  const headers = new Headers(given)
  if (!headers.has('apikey') && !headers.has('authorization') && !headers.has('x-no-key'))
    headers.set('apikey', testKey)
  return headers
}

/** Leads go in and do not come out: only the owner can count them. */
export async function countLeads(engine: Engine): Promise<number> {
  const [row] = await engine.query<{ n: string }>(
    { text: 'select count(*) as n from contact_submissions' },
    'server',
  )
  return Number(row?.n)
}
