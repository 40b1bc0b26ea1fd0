// The embedded engine: one thread that holds the data, under a lock of this process.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { TableName } from '#contract/tables.ts'
import type { Engine, Role, Statement } from '#db/port.ts'
import type { Session } from '#db/session.ts'
import { lockDataDir } from './data-lock.ts'
import { Supervisor } from './supervisor.ts'

/** No statement of the product takes this long: one that does hangs, and its thread is replaced. */
const statementLimitMs = 10_000

export interface EmbeddedEngine extends Engine {
  /** A table's rows in PostgreSQL's text format, for the reader's copy. */
  copyOut(table: TableName): Promise<Uint8Array>
  /** For tests of the fault. */
  killThread(): Promise<void>
}

export async function openEmbedded(
  dataDir: string,
  prepare: (session: Session) => Promise<void>,
): Promise<EmbeddedEngine> {
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

  return {
    kind: 'embedded',
    query: (statement, as) => rowsOf(statement, as, false),
    durably: (statement, as) => rowsOf(statement, as, true),
    transaction: async (statements, as, limitMs) =>
      void (await supervisor.ask({ op: 'transaction', statements, as }, limitMs)),
    ping: async () => void (await rowsOf({ text: 'select 1' }, 'server', false)),
    copyOut: async table => (await supervisor.ask({ op: 'copyOut', table })) as Uint8Array,
    killThread: () => supervisor.kill(),
    async close() {
      await supervisor.close()
      unlock()
    },
  }
}
