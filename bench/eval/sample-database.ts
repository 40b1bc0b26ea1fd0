// Where statements are run: the sample as of one day, in memory, or the PostgreSQL that the operator names.
import { PGlite } from '@electric-sql/pglite'
import type { Day } from '#contract/sample.ts'
import { blankDataDir } from '#db/embedded/blank.ts'
import { migrate } from '#db/migrate.ts'
import { openPostgres } from '#db/postgres/database.ts'
import { loadSample } from '#db/seed/load-sample.ts'
import type { Session } from '#db/session.ts'
import { samples } from '#verticals/samples.ts'
import type { SampleCache } from './sample-cache.ts'

export interface SampleDatabase {
  query(text: string): Promise<object[]>
  close(): Promise<void>
}

/** Where a filled sample is kept for the next time. */
export type SampleStore = Pick<SampleCache, 'archive' | 'keepArchive'>

export async function openInMemory(today: Day, cache: SampleStore): Promise<SampleDatabase> {
  const archive = cache.archive()
  const db = await PGlite.create({ loadDataDir: archive ?? (await blankDataDir()) })
  if (archive === null) {
    await fill(today)({
      script: async sql => void (await db.exec(sql)),
      query: async <R extends object>({ text, values = [] }: { text: string; values?: readonly unknown[] }) =>
        (await db.query<R>(text, [...values])).rows,
    })
    await cache.keepArchive(await db.dumpDataDir('none'))
  }
  return { query: async text => (await db.query<object>(text)).rows, close: () => db.close() }
}

export async function openOnPostgres(today: Day, url: string): Promise<SampleDatabase> {
  const db = await openPostgres(url, fill(today))
  return { query: text => db.query({ text }, 'server'), close: () => db.close() }
}

const fill = (today: Day) => async (session: Session) => {
  await migrate(session)
  await loadSample(session, samples, today)
}
