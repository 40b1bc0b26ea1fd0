// Brings the database up behind an API that already answers. A PostgreSQL that is away is tried again until it is there.
import type { Settings } from '#config/env.ts'
import { openDatabase, type OpenDatabase } from '#db/open.ts'
import type { PendingDatabase } from '#db/pending.ts'
import { DatabaseUnavailable } from '#db/problems.ts'
import type { Log } from './log.ts'
import { today } from './today.ts'

const retryMs = 1000

export async function startDatabase(
  db: PendingDatabase,
  settings: Settings,
  log: Log,
  onProgress: (step: string) => void,
): Promise<void> {
  const open = () =>
    openDatabase({
      databaseUrl: settings.DATABASE_URL,
      readDatabaseUrls: settings.READ_DATABASE_URL ?? [],
      dataDir: settings.DATA_DIR,
      asOf: settings.SEED_DATE ?? today(),
      refresh: settings.SEED_DATE === undefined,
      onProgress,
      onReplica: (replica, { state, lag_ms }, err) =>
        log[state === 'in use' ? 'info' : 'warn']({ replica, lag_ms, err }, `replica ${state}`),
    })
  const settle = async (opened: OpenDatabase) => {
    await keepLogsFromPublic(opened, settings.STAFF_ACCESS)
    log.info({ kind: opened.kind, walls: opened.walls }, 'database ready')
    db.arrive(opened)
    // Without it questions wait or are put off, and everything else works.
    await opened.ready.catch((err: unknown) =>
      log.warn({ err }, 'the reader of generated statements is not ready'),
    )
  }
  try {
    await settle(await open())
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error
    onProgress('The database does not answer yet; the pages are served meanwhile')
    void untilItAnswers(open, settle, log)
  }
}

async function untilItAnswers(
  open: () => Promise<OpenDatabase>,
  settle: (opened: OpenDatabase) => Promise<void>,
  log: Log,
): Promise<void> {
  for (;;) {
    await new Promise(resolve => setTimeout(resolve, retryMs))
    try {
      await settle(await open())
      return
    } catch (err) {
      log.warn({ err }, 'the database could not be opened; trying again')
    }
  }
}

/** Behind the API's own check, the public role loses its right to read the logs while the staff pages are locked. */
async function keepLogsFromPublic(db: OpenDatabase, access: Settings['STAFF_ACCESS']): Promise<void> {
  const change =
    access === 'locked' ? 'revoke select on query_logs from anon' : 'grant select on query_logs to anon'
  const [role] = await db.query({ text: "select 1 from pg_roles where rolname = 'anon'" }, 'server')
  if (role !== undefined) await db.query({ text: change }, 'server')
}
