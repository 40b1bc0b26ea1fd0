// Opens the database that the settings name: migrated, filled with the sample, ready to serve.
import type { Day } from '#contract/sample.ts'
import { samples } from '#verticals/samples.ts'
import { openEmbedded } from './embedded/database.ts'
import { migrate, migrationsDir } from './migrate.ts'
import type { Database, Engine } from './port.ts'
import { openPostgres } from './postgres/database.ts'
import { embeddedReader } from './reader/embedded-reader.ts'
import { guarded } from './reader/guarded.ts'
import { postgresRunner } from './reader/postgres-reader.ts'
import { watchReplicas, type ReplicasOptions } from './replicas/replicas.ts'
import { loadSample } from './seed/load-sample.ts'
import { refreshSample, tidyAfter } from './seed/refresh-sample.ts'
import type { Session } from './session.ts'

export interface OpenOptions {
  /** Without it, the embedded database under `dataDir`. */
  databaseUrl?: string | undefined
  /** Streaming replicas of it, for reads that may be a moment old. */
  readDatabaseUrls?: readonly string[]
  dataDir: string
  /** The sample's today. */
  asOf: Day
  /** Whether a sample of an earlier day is moved on to it; otherwise the day counts only when the sample is first loaded. */
  refresh?: boolean
  onProgress?: (step: string) => void
  onReplica?: ReplicasOptions['onChange']
}

export interface OpenDatabase extends Database {
  /** Resolves when the first question can be answered at once; everything else already can. */
  ready: Promise<void>
  /** What stands between a generated statement and the data, for the boot log. */
  walls: string[]
}

export async function openDatabase({
  databaseUrl,
  readDatabaseUrls = [],
  dataDir,
  asOf,
  refresh = false,
  onProgress,
  onReplica,
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
    return {
      ...engine,
      reader,
      ready: reader.ready,
      walls: ['a separate reader that holds the demo tables only'],
      replicas: () => [],
      close: inTurn(reader, engine),
    }
  }
  const engine = await openPostgres(databaseUrl, prepare)
  if (!engine.ownSessions) onProgress?.('The database is reached through a pooler')
  await moveOn(engine)
  const runner = await postgresRunner({
    url: databaseUrl,
    owner: statement => engine.query(statement, 'server'),
  })
  const replicas = watchReplicas({
    urls: readDatabaseUrls,
    databaseUrl,
    engine,
    runner,
    ...(onReplica === undefined ? {} : { onChange: onReplica }),
  })
  return {
    ...engine,
    query: replicas.query,
    reader: { read: guarded(replicas), changed: replicas.changed },
    ready: Promise.resolve(),
    walls: [...(engine.hasRoles ? ['roles of the table API'] : []), ...runner.walls],
    replicas: replicas.report,
    close: inTurn(replicas, runner, engine),
  }
}

const inTurn =
  (...parts: { close(): Promise<void> }[]) =>
  async () => {
    for (const part of parts) await part.close()
  }
