// Generated SELECTs on the embedded engine: on disposable copies of the demo tables, so that a statement that must be
// stopped takes nothing with it, and one that slips past every other wall finds no lead and no log to read.
import { demoTables, type DemoType } from '#contract/demos.ts'
import type { TableName } from '#contract/tables.ts'
import { readMigrations } from '#db/migrate.ts'
import type { Reader } from '#db/port.ts'
import { toResult } from './capped-read.ts'
import { limitMs } from './caps.ts'
import { Copies } from './copies.ts'
import { ImageFile } from './copy-image.ts'
import { TookTooLong } from './copy.ts'
import { guarded, type Runner } from './guarded.ts'
import { refused, tooSlow } from './refusals.ts'

export interface EmbeddedReaderOptions {
  /** A table's rows in PostgreSQL's text format, from the main database. */
  copyOut(table: TableName): Promise<Uint8Array>
  migrationsDir: string
  /** Where to keep a finished copy for the next start; without it each start makes one anew. */
  cacheDir?: string
}

export interface EmbeddedRunner extends Runner {
  /** Without tables: any of them may have changed. */
  changed(...tables: TableName[]): void
  /** Resolves when the first question can be answered without waiting. */
  ready: Promise<void>
  /** For tests of the fault: every thread dies, as it would of an out-of-memory error. */
  killThreads(): Promise<void>
  close(): Promise<void>
}

export function embeddedReader(
  options: EmbeddedReaderOptions,
): Reader & Pick<EmbeddedRunner, 'changed' | 'ready' | 'close'> {
  const { run, changed, ready, close } = embeddedRunner(options)
  return { read: guarded({ run }), changed, ready, close }
}

/** The walls behind the guard alone, for the tests that must find them standing without it. */
export function embeddedRunner({ copyOut, migrationsDir, cacheDir }: EmbeddedReaderOptions): EmbeddedRunner {
  const migrations = readMigrations(migrationsDir).map(migration => migration.sql)
  const imageFile = cacheDir === undefined ? null : new ImageFile(cacheDir, migrations)
  const copies = new Copies({ copyOut, migrations, imageFile })

  const run = (demo: DemoType, sql: string) =>
    copies.use(async copy => {
      const answer = await copy.ask('read', { demo, sql }, limitMs).catch((error: unknown) => {
        throw error instanceof TookTooLong ? tooSlow() : error
      })
      if ('refused' in answer) throw refused(answer.refused)
      return toResult(answer.rows)
    })

  return {
    run,
    changed: (...tables) => copies.changed(tables.length > 0 ? tables : Object.values(demoTables).flat()),
    ready: copies.ready,
    killThreads: () => copies.end(),
    close: () => copies.close(),
  }
}
