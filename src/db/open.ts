// Opens the database that the settings name: migrated, filled with the sample, ready to serve.
import type { Day } from '#contract/sample.ts'
import { samples } from '#verticals/samples.ts'
import { openEmbedded } from './embedded/database.ts'
import { migrate } from './migrate.ts'
import type { Database } from './port.ts'
import { openPostgres } from './postgres/database.ts'
import { loadSample } from './seed/load-sample.ts'
import type { Session } from './session.ts'

export interface OpenOptions {
  /** Without it, the embedded database under `dataDir`. */
  databaseUrl?: string | undefined
  dataDir: string
  /** The sample's today, used when the sample is first loaded. */
  asOf: Day
  onProgress?: (step: string) => void
}

export interface OpenDatabase extends Database {
  /** What stands between a generated statement and the data, for the boot log. */
  walls: string[]
}

export async function openDatabase({
  databaseUrl,
  dataDir,
  asOf,
  onProgress,
}: OpenOptions): Promise<OpenDatabase> {
  const prepare = async (session: Session) => {
    const applied = await migrate(session)
    if (applied.length > 0) onProgress?.(`Database schema is up to date (${applied.join(', ')})`)
    const loaded = await loadSample(session, samples, asOf)
    if (loaded) onProgress?.(`Sample data as of ${asOf} is loaded`)
  }
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, prepare)
  return Object.assign(await openEmbedded(dataDir, prepare), {
    walls: ['a separate reader with the demo tables only'],
  })
}
