// One pool for each role: a connection takes its role once, so that a request is one round trip and not four.
import pg from 'pg'
import type { Role } from '#db/port.ts'

// Parsed as numbers or dates, big integers lose digits and days shift with the time zone.
const types = new pg.TypeOverrides()
const asText = (value: string) => value
for (const oid of [pg.types.builtins.DATE, pg.types.builtins.TIMESTAMP, pg.types.builtins.TIMESTAMPTZ])
  types.setTypeParser(oid, asText)

const sizes = { anon: 10, staff: 2, server: 5 } as const satisfies Record<Role, number>

export type Pools = Record<Role, pg.Pool>

export const connectionTimeoutMillis = 2000

export function makePool(url: string, role: Role): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: sizes[role],
    types,
    connectionTimeoutMillis,
    idleTimeoutMillis: 30_000,
    // The owner's pool also migrates and loads the sample; a visitor's statement never needs this long.
    ...(role === 'server' ? {} : { statement_timeout: 5000, query_timeout: 8000 }),
    ...(role === 'server' ? {} : { options: `-c role=${role}` }),
    application_name: `site-${role}`,
  })
  // An idle connection that the server closes is replaced by the pool; unheard, the event would end the process.
  pool.on('error', () => undefined)
  return pool
}
