// How the statements of each role come in. On a connection of its own a role is taken once, so that a request is one round trip;
// a pooler gives each transaction another connection, so that it is taken in each transaction.
import pg from 'pg'
import type { Role } from '#db/port.ts'

// Parsed as numbers or dates, big integers lose digits and days shift with the time zone.
const types = new pg.TypeOverrides()
const asText = (value: string) => value
for (const oid of [pg.types.builtins.DATE, pg.types.builtins.TIMESTAMP, pg.types.builtins.TIMESTAMPTZ])
  types.setTypeParser(oid, asText)

const sizes = { anon: 10, staff: 2, server: 5 } as const satisfies Record<Role, number>

const connectionTimeoutMillis = 2000
/** For all but the owner, who also migrates and loads the sample; a visitor's statement never needs this long. */
const statementTimeoutMs = 5000
const answerTimeoutMs = 8000

export interface Access {
  pool: pg.Pool
  /** Begins the transaction that gives a statement its role and its limit; null where the connection has them. */
  opening: string | null
  /** Whether a connection stays with us, and with it what was prepared on it. */
  ownSession: boolean
}

export type AccessOf = Record<Role, Access>

/** With a role that the login may not take, statements run as the owner: then only the API's own allow-lists stand. */
export async function openAccess(url: string): Promise<AccessOf> {
  const pool = makePool(url, 'server')
  try {
    const ownSession = await isDirect(pool)
    const server: Access = { pool, opening: null, ownSession }
    const acting = async (role: Role) =>
      (await mayActAs(pool, role)) ? accessAs(role, url, ownSession) : server
    return { server, anon: await acting('anon'), staff: await acting('staff') }
  } catch (error) {
    await pool.end()
    throw error
  }
}

function accessAs(role: Role, url: string, ownSession: boolean): Access {
  if (ownSession)
    return {
      pool: makePool(url, role, { options: `-c role=${role}`, statement_timeout: statementTimeoutMs }),
      opening: null,
      ownSession,
    }
  // Poolers refuse what a connection asks for at its start, or drop it in silence.
  const opening = `begin; set local role ${role}; set local statement_timeout = ${statementTimeoutMs}`
  return { pool: makePool(url, role), opening, ownSession }
}

/** A server tells each client the number of its process; a pooler tells one that it made up. */
async function isDirect(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    return rows[0]?.pid === Reflect.get(client, 'processID')
  } finally {
    client.release()
  }
}

async function mayActAs(pool: pg.Pool, role: Role): Promise<boolean> {
  const { rows } = await pool.query<{ may: boolean }>(
    `select coalesce((select pg_has_role(oid, 'member') from pg_roles where rolname = $1), false) as may`,
    [role],
  )
  return rows[0]?.may === true
}

export function makePool(url: string, role: Role, atStart: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: sizes[role],
    types,
    connectionTimeoutMillis,
    idleTimeoutMillis: 30_000,
    ...(role === 'server' ? {} : { query_timeout: answerTimeoutMs }),
    ...atStart,
    application_name: `site-${role}`,
  })
  // An idle connection that the server closes is replaced by the pool; unheard, the event would end the process.
  pool.on('error', () => undefined)
  return pool
}

export const closeAccess = async (access: AccessOf): Promise<void> => {
  await Promise.all([...new Set(Object.values(access).map(({ pool }) => pool))].map(pool => pool.end()))
}
