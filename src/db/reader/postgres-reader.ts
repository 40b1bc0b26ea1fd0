// Generated SELECTs on PostgreSQL: each demo through its own door, with its own few connections.
import { DatabaseError as DriverError } from 'pg'
import { demoTypes, type DemoType } from '#contract/demos.ts'
import { translate } from '#db/postgres/errors.ts'
import { DatabaseError, DatabaseUnavailable, TooBusy } from '#db/problems.ts'
import { readCapped, toResult, type CappedRows } from './capped-read.ts'
import { maxWaiting } from './caps.ts'
import type { Runner } from './guarded.ts'
import { connectionsEach, isLoginRefused, openDoor, type Door, type Owner } from './postgres-door.ts'
import { inTransaction } from './postgres-transaction.ts'
import { wallsOf } from './postgres-walls.ts'
import { refused } from './refusals.ts'

export interface PostgresRunnerOptions {
  url: string
  /** On a replica, the primary's address: the readers' logins are made there, with passwords made of its owner's. */
  loginsOf?: string
  /** Runs a statement with the rights of the database's owner. */
  owner: Owner
}

export interface PostgresRunner extends Runner {
  /** What stands behind the guard for every demo, in words for the boot log. */
  walls: string[]
  close(): Promise<void>
}

export async function postgresRunner({
  url,
  loginsOf = url,
  owner,
}: PostgresRunnerOptions): Promise<PostgresRunner> {
  const doors = new Map<DemoType, Door & { underWay: number }>()
  const standing: string[][] = []
  const close = async () => {
    const open = [...doors.values()]
    doors.clear()
    await Promise.all(open.map(door => door.pool.end()))
  }
  try {
    for (const demo of demoTypes) {
      const door = await openDoor(demo, { url, loginsOf, owner })
      doors.set(demo, { ...door, underWay: 0 })
      standing.push(await wallsOf(door, demo, owner))
    }
  } catch (error) {
    await close()
    throw translate(error)
  }
  const [first = [], ...others] = standing
  return {
    walls: first.filter(wall => others.every(walls => walls.includes(wall))),
    close,
    async run(demo, sql) {
      const door = doors.get(demo)
      if (door === undefined) throw new DatabaseUnavailable('the reader is closed')
      if (door.underWay >= connectionsEach + maxWaiting) throw new TooBusy('too many questions at once')
      door.underWay++
      try {
        return toResult(await withKey(door, () => readBehind(door, sql)))
      } catch (error) {
        throw problem(error)
      } finally {
        door.underWay--
      }
    },
  }
}

const readBehind = (door: Door, sql: string): Promise<CappedRows> =>
  inTransaction(door, client =>
    readCapped(async text => {
      // Asked for in the simple way, a statement that breaks out of its brackets could bring a second one with it.
      const config = { text, rowMode: 'array', queryMode: 'extended' } as const
      const { fields, rows } = await client.query(config)
      return { columns: fields.map(field => field.name), rows }
    }, sql),
  )

async function withKey<T>(door: Door, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (door.rekey === null || !isLoginRefused(translate(error))) throw error
    await door.rekey()
    return read()
  }
}

function problem(error: unknown): unknown {
  // To the rest of the server this state means a database that has failed over; here it means an attempt to write.
  if (error instanceof DriverError && error.code === '25006')
    return refused({ code: error.code, message: error.message })
  const known = translate(error)
  return known instanceof DatabaseError ? refused(known) : known
}
