// What an evaluation asks of a database: rows of gold statements, rows of generated ones. The same statement runs once.
import { z } from 'zod'
import { demoTables, type DemoType } from '#contract/demos.ts'
import type { Day, ResultRow } from '#contract/sample.ts'
import { guard } from '#db/guard/guard.ts'
import { resultRows, SampleCache, type KnownRows } from './sample-cache.ts'
import { openInMemory, openOnPostgres, type SampleDatabase } from './sample-database.ts'

export interface Stage {
  kind: 'embedded' | 'postgres'
  rows(sql: string): Promise<ResultRow[]>
  /** The gold statement's rows, its today being the evaluation's. */
  gold(sql: string): Promise<ResultRow[]>
  /** A generated statement's rows, or a thrown refusal: it must pass the guard, as it does in the product. */
  generated(demo: DemoType, sql: string): Promise<ResultRow[]>
  close(): Promise<void>
}

export const openStage = (today: Day, databaseUrl?: string): Stage =>
  stageAt(today, databaseUrl === undefined ? ownSample(today) : operatorsDatabase(today, databaseUrl))

/** Leaves nothing behind: for days other than today, which nobody will ask about again. */
export const openPassingStage = (today: Day): Stage => stageAt(today, passingSample(today))

/** Nothing is opened before a statement comes whose rows are not known. */
function stageAt(today: Day, { kind, known, keep, open }: Place): Stage {
  let database: Promise<SampleDatabase> | null = null
  const rows = async (sql: string) => {
    const statement = sql.replace(/;\s*$/, '')
    const found = known.get(statement) ?? (await run(await (database ??= open()), statement))
    known.delete(statement)
    known.set(statement, found)
    return found
  }
  return {
    kind,
    rows,
    gold: sql => rows(asOf(today, sql)),
    async generated(demo, sql) {
      const verdict = guard(sql, { tables: demoTables[demo] })
      if (!verdict.ok) throw new Error(`the guard refused it: ${verdict.reason}`)
      return rows(verdict.sql)
    },
    async close() {
      if (database === null) return
      keep(known)
      await (await database).close()
    },
  }
}

interface Place {
  kind: Stage['kind']
  known: KnownRows
  keep: (rows: KnownRows) => void
  open: () => Promise<SampleDatabase>
}

function ownSample(today: Day): Place {
  const cache = new SampleCache(today)
  return {
    kind: 'embedded',
    known: cache.rows(),
    keep: rows => cache.keepRows(rows),
    open: () => openInMemory(today, cache),
  }
}

const passingSample = (today: Day): Place => ({
  kind: 'embedded',
  known: new Map(),
  keep: () => undefined,
  open: () => openInMemory(today, { archive: () => null, keepArchive: async () => undefined }),
})

const operatorsDatabase = (today: Day, url: string): Place => ({
  kind: 'postgres',
  known: new Map(),
  keep: () => undefined,
  open: () => openOnPostgres(today, url),
})

const aggregated = z.object({ rows: resultRows })

async function run(database: SampleDatabase, sql: string): Promise<ResultRow[]> {
  const [first] = await database.query(`select coalesce(json_agg(q), '[]') as rows from (${sql}\n) q`)
  return aggregated.parse(first).rows
}

/** The clock must not decide: midnight may pass between a question and its gold statement. */
const asOf = (today: Day, sql: string) =>
  sql
    .replace(/\bcurrent_date\b/gi, `DATE '${today}'`)
    .replace(/\bnow\(\)|\bcurrent_timestamp\b/gi, `TIMESTAMPTZ '${today} 12:00:00+00'`)
