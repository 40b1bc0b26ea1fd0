// Any PostgreSQL, reached through one pool for each role.
import pg from 'pg'
import type { Engine, Role, Statement } from '#db/port.ts'
import type { Session } from '#db/session.ts'
import { translate } from './errors.ts'
import { makePool, type Pools } from './pools.ts'

/** Several servers that start together must not migrate together. Any number will do, as long as it stays the same. */
const migrationLock = 7_238_114_902

export interface PostgresEngine extends Engine {
  /** False where the login may not take the roles that hold the grants: then only the API's own allow-lists stand. */
  hasRoles: boolean
}

export async function openPostgres(
  url: string,
  prepare: (session: Session) => Promise<void>,
): Promise<PostgresEngine> {
  await exclusively(url, prepare)
  const server = makePool(url, 'server')
  const pools: Pools = {
    server,
    anon: (await mayActAs(server, 'anon')) ? makePool(url, 'anon') : server,
    staff: (await mayActAs(server, 'staff')) ? makePool(url, 'staff') : server,
  }
  const query = async <R extends object>({ text, values, name }: Statement, as: Role): Promise<R[]> => {
    try {
      const config = { text, values: [...(values ?? [])], ...(name === undefined ? {} : { name }) }
      return (await pools[as].query<R>(config)).rows
    } catch (error) {
      throw translate(error)
    }
  }

  return {
    kind: 'postgres',
    hasRoles: pools.anon !== server,
    query,
    durably: query,
    transaction: (statements, as) => inTransaction(pools[as], statements),
    ping: async () => void (await query({ text: 'select 1' }, 'server')),
    async close() {
      await Promise.all([...new Set(Object.values(pools))].map(pool => pool.end()))
    },
  }
}

async function mayActAs(pool: pg.Pool, role: Role): Promise<boolean> {
  const { rows } = await pool.query<{ may: boolean }>(
    `select coalesce((select pg_has_role(oid, 'member') from pg_roles where rolname = $1), false) as may`,
    [role],
  )
  return rows[0]?.may === true
}

const ignored = () => undefined

async function inTransaction(pool: pg.Pool, statements: readonly Statement[]): Promise<void> {
  const client = await pool.connect().catch((error: unknown) => {
    throw translate(error)
  })
  // A connection that breaks while it is ours tells so by an event; unheard, it would end the process.
  client.on('error', ignored)
  try {
    await client.query('begin')
    for (const { text, values } of statements) await client.query(text, [...(values ?? [])])
    await client.query('commit')
    client.off('error', ignored)
    client.release()
  } catch (error) {
    // A connection in an unknown state must not serve the next request.
    client.release(true)
    throw translate(error)
  }
}

async function exclusively(url: string, work: (session: Session) => Promise<void>): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    application_name: 'site-migrate',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(`select pg_advisory_lock(${migrationLock})`)
    await work({
      script: async sql => void (await client.query(sql)),
      query: async ({ text, values }) => (await client.query(text, [...(values ?? [])])).rows,
    })
  } catch (error) {
    throw translate(error)
  } finally {
    // Ending the connection releases the lock, also when the work failed in the middle.
    await client.end().catch(() => undefined)
  }
}
