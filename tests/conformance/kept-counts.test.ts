import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { engineKinds } from '#tests/support/engines.ts'
import { openStage, type Stage } from './stage.ts'

const kept = [
  'ecommerce_analytics',
  'ecommerce_purchases',
  'reservations',
  'visitor_interactions',
  'visitors',
]
const events = (n: number) =>
  `insert into ecommerce_analytics (event_type, session_id, ip_address) select 'search', 's', '192.0.2.1' from generate_series(1, ${n})`

describe.each(engineKinds)('on %s, a kept count', kind => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage(kind)
  })
  beforeEach(() => stage.reset())
  afterAll(() => stage.close())

  const counted = async (table: string) => {
    const [row] = await stage.engine.query({ text: `select count(*)::int as n from ${table}` }, 'server')
    return row
  }
  const keptFor = async (table: string) => {
    const text = 'select total::int as n from row_counts where table_name = $1'
    const [row] = await stage.engine.query({ text, values: [table] }, 'server')
    return row
  }

  test.each(kept)('of %s is the number of its rows', async table => {
    expect(await keptFor(table)).toEqual(await counted(table))
  })
  test('follows inserts and deletes of many rows', async () => {
    await stage.engine.query({ text: events(500) }, 'server')
    expect(await keptFor('ecommerce_analytics')).toEqual({ n: 511 })
    await stage.engine.query(
      { text: `delete from ecommerce_analytics where session_id = 's' and id % 2 = 0` },
      'server',
    )
    expect(await keptFor('ecommerce_analytics')).toEqual(await counted('ecommerce_analytics'))
  })
  test('goes back with a transaction that fails', async () => {
    const failing = stage.engine.transaction([{ text: events(10) }, { text: 'select 1 / 0' }], 'server')
    await expect(failing).rejects.toThrow('division by zero')
    expect(await keptFor('ecommerce_analytics')).toEqual({ n: 11 })
  })
  test('is nothing for an emptied table', async () => {
    await stage.engine.query({ text: 'truncate ecommerce_analytics' }, 'server')
    expect(await keptFor('ecommerce_analytics')).toEqual({ n: 0 })
  })
  test('is what a client gets for the whole table, and a filter counts for itself', async () => {
    const total = async (path: string) => {
      const response = await stage.send(path, { method: 'HEAD', headers: { prefer: 'count=exact' } })
      return response.headers.get('content-range')
    }
    expect(await total('/reservations')).toBe('0-22/23')
    expect(await total('/reservations?status=eq.pending')).toBe('0-5/6')
  })
})
