// Opens the database that the settings name: migrated, filled with the sample, ready to serve.
import type { Day } from '#contract/sample.ts'
import { samples } from '#verticals/samples.ts'
import { openEmbedded } from './embedded/database.ts'
import { migrate, migrationsDir } from './migrate.ts'
import type { Database, Engine, Reader } from './port.ts'
import { openPostgres } from './postgres/database.ts'
import { embeddedReader } from './reader/embedded-reader.ts'
import { postgresReader } from './reader/postgres-reader.ts'
import { loadSample } from './seed/load-sample.ts'
import { refreshSample, tidyAfter } from './seed/refresh-sample.ts'
import type { Session } from './session.ts'

export interface OpenOptions {
  /** Without it, the embedded database under `dataDir`. */
  databaseUrl?: string | undefined
  dataDir: string
  /** The sample's today. */
  asOf: Day
  /** Whether a sample of an earlier day is moved on to it; otherwise the day counts only when the sample is first loaded. */
  refresh?: boolean
  onProgress?: (step: string) => void
}

export interface OpenDatabase extends Database {
  /** Resolves when the first question can be answered at once; everything else already can. */
  ready: Promise<void>
  /** What stands between a generated statement and the data, for the boot log. */
  walls: string[]
}

export async function openDatabase({
  databaseUrl,
  dataDir,
  asOf,
  refresh = false,
  onProgress,
}: OpenOptions): Promise<OpenDatabase> {
  const prepare = async (session: Session) => {
    const applied = await migrate(session)
    if (applied.length > 0) onProgress?.(`Database schema is up to date (${applied.join(', ')})`)
    const loaded = await loadSample(session, samples, asOf)
    if (loaded) onProgress?.(`Sample data as of ${asOf} is loaded`)
  }
  // Before the reader takes its copies.
  const moveOn = async (engine: Engine) => {
    const changed = refresh ? await refreshSample(engine, samples, asOf) : []
    await tidyAfter(changed, engine)
    if (changed.length > 0) onProgress?.(`Sample data has moved on to ${asOf}`)
  }
  if (databaseUrl === undefined) {
    const engine = await openEmbedded(dataDir, prepare)
    await moveOn(engine)
    const reader = embeddedReader({ copyOut: engine.copyOut, migrationsDir, cacheDir: dataDir })
    return join(engine, reader, reader.ready, ['a separate reader that holds the demo tables only'])
  }
  const engine = await openPostgres(databaseUrl, prepare)
  await moveOn(engine)
  const reader = await postgresReader({
    url: databaseUrl,
    owner: statement => engine.query(statement, 'server'),
  })
  return join(engine, reader, Promise.resolve(), [
    ...(engine.hasRoles ? ['roles of the table API'] : []),
    ...reader.walls,
  ])
}

const join = (
  engine: Engine,
  reader: Reader & { close(): Promise<void> },
  ready: Promise<void>,
  walls: string[],
): OpenDatabase => ({
  ...engine,
  reader,
  ready,
  walls,
  async close() {
    await reader.close()
    await engine.close()
  },
})
