// Any PostgreSQL, reached directly or through a pooler, with the rights of one role for each statement.
import pg from 'pg'
import type { Engine, Role, Statement } from '#db/port.ts'
import type { Session } from '#db/session.ts'
import { translate } from './errors.ts'
import { closeAccess, openAccess, type Access } from './pools.ts'
import { inTransaction } from './transaction.ts'

export interface PostgresEngine extends Engine {
  /** False where the login may not take the roles that hold the grants: then only the API's own allow-lists stand. */
  hasRoles: boolean
  /** False behind a pooler. */
  ownSessions: boolean
}

export async function openPostgres(
  url: string,
  prepare: (session: Session) => Promise<void>,
): Promise<PostgresEngine> {
  await asOwner(url, prepare)
  const access = await openAccess(url).catch((error: unknown) => {
    throw translate(error)
  })
  const query = <R extends object>(statement: Statement, as: Role) => runAs<R>(access[as], statement)
  return {
    kind: 'postgres',
    hasRoles: access.anon !== access.server,
    ownSessions: access.server.ownSession,
    query,
    durably: query,
    transaction: (statements, as) =>
      inTransaction(access[as].pool, access[as].opening ?? 'begin', async client => {
        for (const { text, values } of statements) await client.query(text, [...(values ?? [])])
      }),
    ping: async () => void (await query({ text: 'select 1' }, 'server')),
    close: () => closeAccess(access),
  }
}

export async function runAs<R extends object>(
  { pool, opening, ownSession }: Access,
  { text, values, name }: Statement,
): Promise<R[]> {
  const config = { text, values: [...(values ?? [])], ...(ownSession && name !== undefined ? { name } : {}) }
  try {
    if (opening === null) return (await pool.query<R>(config)).rows
    return await inTransaction(pool, opening, async client => (await client.query<R>(config)).rows)
  } catch (error) {
    throw translate(error)
  }
}

/** One connection with the owner's rights, for what comes before the first statement. */
async function asOwner(url: string, work: (session: Session) => Promise<void>): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    application_name: 'site-migrate',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await work({
      script: async sql => void (await client.query(sql)),
      query: async ({ text, values }) => (await client.query(text, [...(values ?? [])])).rows,
    })
  } catch (error) {
    throw translate(error)
  } finally {
    await client.end().catch(() => undefined)
  }
}
