// Fills empty demo tables with the sample, whole or not at all. Tables that already hold an operator's rows are left alone.
import type { Day, Sample } from '#contract/sample.ts'
import type { TableName } from '#contract/tables.ts'
import { demoTables } from '#contract/demos.ts'
import { alone, type Session } from '#db/session.ts'
import { loadSampleLogs } from './load-logs.ts'
import { fillStatements } from './sample-rows.ts'

export async function loadSample(session: Session, samples: readonly Sample[], asOf: Day): Promise<boolean> {
  const isLoaded = async () => (await session.query({ text: 'select 1 from sample_state' })).length > 0
  if (await isLoaded()) return false
  const hasLoaded = await alone(session, async () => {
    if (await isLoaded()) return false
    const filled: Sample[] = []
    for (const sample of samples) {
      if (await hasRows(session, demoTables[sample.demo])) continue
      for (const statement of fillStatements(sample, asOf)) await session.query(statement)
      filled.push(sample)
    }
    if (!(await hasRows(session, ['query_logs']))) await loadSampleLogs(session, samples, asOf)
    await session.query({
      text: 'insert into sample_state (as_of, demos) values ($1, $2)',
      values: [asOf, filled.map(({ demo }) => demo)],
    })
    return true
  })
  if (hasLoaded) await session.script(`analyze ${Object.values(demoTables).flat().join(', ')}, query_logs`)
  return hasLoaded
}

async function hasRows(session: Session, names: readonly TableName[]): Promise<boolean> {
  const union = names.map(name => `(select 1 from ${name} limit 1)`).join(' union all ')
  return (await session.query({ text: union })).length > 0
}
