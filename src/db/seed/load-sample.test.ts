import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { samples } from '#verticals/samples.ts'
import { engineKinds, openEngine } from '#tests/support/engines.ts'
import { migrate } from '#db/migrate.ts'
import type { Engine } from '#db/port.ts'
import { loadSample } from './load-sample.ts'

const asOf = '2026-11-15'

describe.each(engineKinds)('the sample on %s', kind => {
  let db: Engine
  let loaded: boolean
  let loadedAgain: boolean
  beforeAll(async () => {
    db = await openEngine(kind, async session => {
      await migrate(session)
      loaded = await loadSample(session, samples, asOf)
      loadedAgain = await loadSample(session, samples, asOf)
    })
  })
  afterAll(() => db.close())

  const one = async (text: string) => (await db.query({ text }, 'server'))[0]

  test('is loaded once', () => expect([loaded, loadedAgain]).toEqual([true, false]))

  test('has the counts of the data dictionary', async () => {
    const count = async (table: string) => (await one(`select count(*)::int as n from ${table}`))?.['n']
    expect(await count('property_listings')).toBe(60)
    expect(await count('real_estate_listings')).toBe(640)
    expect(await count('ecommerce_products')).toBe(240)
    expect(await count('ecommerce_buyers')).toBe(1200)
    expect(await count('query_logs')).toBe(130)
  })

  test('leaves the next row its own id', async () => {
    const [row] = await db.query(
      { text: "insert into real_estate_listings (mls_number) values ('1') returning id::int" },
      'anon',
    )
    expect(row).toEqual({ id: 641 })
  })

  test('logs past questions of all three demos over sixty days, with the rows that their SQL returned', async () => {
    expect(
      await one(`select count(distinct demo_type)::int as demos, bool_or(error_message is not null) as errors,
                 bool_and(created_at > date '${asOf}' - 61 and created_at < date '${asOf}' + 1) as recent,
                 bool_and(length(query_response->>'answer') > 20) filter (where error_message is null) as answered,
                 bool_and(ip_address ~ '\\.0$') as shortened from query_logs`),
    ).toEqual({ demos: 3, errors: true, recent: true, answered: true, shortened: true })
    const [log] = await db.query<{ sql_query: string; rows: unknown[] }>(
      {
        text: "select sql_query, query_response->'results' as rows from query_logs where sql_query is not null and error_message is null order by id limit 1",
      },
      'server',
    )
    const again = await one(`select json_agg(q) as rows from (${log?.sql_query.replace(/;\s*$/, '')}) q`)
    expect(again?.['rows']).toEqual(log?.rows)
  })
})
