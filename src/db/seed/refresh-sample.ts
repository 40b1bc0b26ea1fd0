// Moves the sample on to another day: its tables are emptied and filled again in one transaction, so that a reader sees the old
// day or the new one. What visitors uploaded, every logged question and every lead stay.
import { demoTables } from '#contract/demos.ts'
import type { Day, Sample } from '#contract/sample.ts'
import type { TableName } from '#contract/tables.ts'
import type { Engine } from '#db/port.ts'
import { DatabaseError } from '#db/problems.ts'
import { emptyStatements, fillStatements } from './sample-rows.ts'

/** Some 40,000 rows; on the embedded engine everybody else waits for them. */
const limitMs = 120_000

/** What `begin_sample_refresh` raises when another server was faster. */
const notDue = 'SR001'

/** The tables that have changed, none when the sample is of this day or later. */
export async function refreshSample(
  db: Pick<Engine, 'query' | 'transaction'>,
  samples: readonly Sample[],
  today: Day,
): Promise<TableName[]> {
  const [due] = await db.query<{ demos: string[] }>(
    { text: 'select to_json(demos) as demos from sample_state where as_of < $1', values: [today] },
    'server',
  )
  const stale = samples.filter(({ demo }) => due?.demos.includes(demo))
  if (stale.length === 0) return []
  const statements = [
    { text: 'select begin_sample_refresh($1)', values: [today] },
    ...stale.flatMap(emptyStatements),
    ...stale.flatMap(sample => fillStatements(sample, today)),
  ]
  try {
    await db.transaction(statements, 'server', limitMs)
  } catch (error) {
    if (error instanceof DatabaseError && error.code === notDue) return []
    throw error
  }
  return stale.flatMap(({ demo }): readonly TableName[] => demoTables[demo])
}

/** The embedded engine never does it by itself: each day would add the size of the sample. */
export async function tidyAfter(changed: readonly TableName[], db: Pick<Engine, 'query'>): Promise<void> {
  if (changed.length > 0) await db.query({ text: `vacuum (analyze) ${changed.join(', ')}` }, 'server')
}
