// How a demo's statements come into PostgreSQL: through a login of their own where the server lets us make one, else
// through the owner's login in the reader's role, else as the owner in a read-only transaction.
import { createHmac } from 'node:crypto'
import { Client, Pool, type PoolConfig } from 'pg'
import { demoTables, type DemoType } from '#contract/demos.ts'
import type { Statement } from '#db/port.ts'
import { translate } from '#db/postgres/errors.ts'
import { DatabaseError, DatabaseUnavailable } from '#db/problems.ts'
import { limitMs, maxWaitMs } from './caps.ts'
import { inTransaction } from './postgres-transaction.ts'
import { scramVerifier } from './scram.ts'

export interface Door {
  pool: Pool
  /** Begins the transaction that a statement runs in. */
  opening: string
  /** Sets the login's password again. Roles belong to a whole server: another site there may have set its own. */
  rekey: (() => Promise<unknown>) | null
}

export type Owner = (statement: Statement) => Promise<unknown>

export const connectionsEach = 2
const attempts = 3

// The guard reads strings by the standard's rules: where a backslash escapes, a quote ends elsewhere than it saw.
const begin = `begin transaction read only;
  set local statement_timeout = ${limitMs};
  set local standard_conforming_strings = on;
  set local max_parallel_workers_per_gather = 0;
  set local search_path = public, pg_temp;`

export interface House {
  url: string
  /** The address whose password the login's own is made of. */
  loginsOf: string
  owner: Owner
}

export async function openDoor(demo: DemoType, house: House): Promise<Door> {
  const role = `reader_${demo}`
  const own = ownLogin(role, house)
  if (await enters(own, demo)) return own
  await own.pool.end()

  const pool = makePool({ connectionString: house.url })
  const asReader: Door = { pool, opening: `${begin} set local role ${role};`, rekey: null }
  const problem = await knock(asReader, demo)
  if (problem === null) return asReader
  if (problem instanceof DatabaseError) return { pool, opening: begin, rekey: null }
  await pool.end()
  throw problem
}

function ownLogin(role: string, { url, loginsOf, owner }: House): Door {
  const { host, port, database, ssl } = new Client(url)
  const { password: ownersPassword } = new Client(loginsOf)
  // A server that asks the owner for no password either trusts every login or will not let this one in.
  const password = ownersPassword
    ? createHmac('sha256', ownersPassword).update(`login of ${role}`).digest('hex')
    : undefined
  const secret = password === undefined ? '' : `password '${scramVerifier(password)}'`
  return {
    pool: makePool({ host, port, database, ssl, user: role, password }),
    opening: begin,
    rekey: () => owner({ text: `alter role ${role} with login ${secret}` }),
  }
}

/** Servers that start together set the same password; the slower ones fail to, and find the door open the next time. */
async function enters(door: Door, demo: DemoType): Promise<boolean> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const problem = await knock(door, demo)
    if (problem === null) return true
    if (!isLoginRefused(problem)) return false
    await door.rekey?.().catch(() => undefined)
  }
  return false
}

/** What is wrong with the door, or null. A login that may not read the tables is as useless as one that is refused. */
const knock = (door: Door, demo: DemoType): Promise<unknown> =>
  inTransaction(door, async client => {
    await client.query(`select from ${demoTables[demo].join(', ')} limit 0`)
    return null
  }).catch((error: unknown) => translate(error))

/** Poolers call it a broken protocol. */
const refusedByPooler = '08P01'

export const isLoginRefused = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable
    ? error.cause instanceof Error && Reflect.get(error.cause, 'code') === refusedByPooler
    : error instanceof DatabaseError && error.code.startsWith('28')

function makePool(config: PoolConfig): Pool {
  const pool = new Pool({
    ...config,
    max: connectionsEach,
    connectionTimeoutMillis: maxWaitMs,
    idleTimeoutMillis: 30_000,
    application_name: 'site-reader',
  })
  // An idle connection that the server closes is replaced by the pool; unheard, the event would end the process.
  pool.on('error', () => undefined)
  return pool
}
