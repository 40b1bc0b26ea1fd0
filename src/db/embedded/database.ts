// The embedded engine behind the port: one thread with the data, one disposable reader for generated SELECTs.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { TableName } from '#contract/tables.ts'
import type { Database, Role, Statement } from '#db/port.ts'
import { embeddedReader } from '#db/reader/embedded-reader.ts'
import type { Session } from '#db/session.ts'
import { migrationsDir } from '#db/migrate.ts'
import { lockDataDir } from './data-lock.ts'
import { Supervisor } from './supervisor.ts'

/** No statement of the product takes this long: one that does hangs, and its thread is replaced. */
const statementLimitMs = 10_000

export interface EmbeddedDatabase extends Database {
  session: Session
  /** For tests of the fault. */
  killThread(): Promise<void>
}

export async function openEmbedded(
  dataDir: string,
  prepare: (session: Session) => Promise<void>,
): Promise<EmbeddedDatabase> {
  mkdirSync(dataDir, { recursive: true })
  const unlock = lockDataDir(dataDir)
  const supervisor = new Supervisor(join(dataDir, 'db'), statementLimitMs)
  const rowsOf = async <R extends object>(
    statement: Statement,
    as: Role,
    durable: boolean,
    limitMs?: number,
  ) => (await supervisor.ask({ op: 'query', statement, as, durable }, limitMs)) as R[]

  const session: Session = {
    script: async sql => void (await supervisor.ask({ op: 'script', sql }, Infinity)),
    query: statement => rowsOf(statement, 'server', false, Infinity),
  }
  try {
    await supervisor.start()
    await prepare(session)
  } catch (error) {
    await supervisor.close()
    unlock()
    throw error
  }
  const reader = embeddedReader({
    copyOut: async (table: TableName) => (await supervisor.ask({ op: 'copyOut', table })) as Uint8Array,
    migrationsDir,
  })

  return {
    kind: 'embedded',
    session,
    reader,
    query: (statement, as) => rowsOf(statement, as, false),
    durably: (statement, as) => rowsOf(statement, as, true),
    transaction: async (statements, as) => void (await supervisor.ask({ op: 'transaction', statements, as })),
    ping: async () => void (await rowsOf({ text: 'select 1' }, 'server', false)),
    killThread: () => supervisor.kill(),
    async close() {
      await reader.close()
      await supervisor.close()
      unlock()
    },
  }
}
