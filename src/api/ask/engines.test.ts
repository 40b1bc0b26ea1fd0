import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engineKinds, openEngine } from '#tests/support/engines.ts'
import { migrate } from '#db/migrate.ts'
import type { Engine } from '#db/port.ts'
import { DatabaseUnavailable } from '#db/problems.ts'
import { makeEngines, onChange } from './engines.ts'
import { createListingsEngine, listingsModel } from './listings.testing.ts'

const log = pino({ enabled: false })
const models = { vacation_rental: listingsModel, real_estate: listingsModel, ecommerce: listingsModel }
const today = '2026-11-15'

describe.each(engineKinds)('engines on %s', kind => {
  let db: Engine
  let listings = 0
  beforeAll(async () => {
    db = await openEngine(kind, async session => void (await migrate(session)))
  })
  afterAll(() => db.close())

  const addIn = (area: string | null) =>
    db.query(
      {
        text: 'insert into real_estate_listings (mls_number, subdivision) values ($1, $2)',
        values: [String(++listings), area],
      },
      'anon',
    )
  const engines = (changes: Partial<Parameters<typeof makeEngines>[0]> = {}) =>
    makeEngines({ db, models, createEngine: createListingsEngine, log, ...changes })

  test('know the values that the rows hold, each once and none that is blank', async () => {
    for (const area of ['Old Town', 'Old Town', 'Sea Oaks', null, ' ']) await addIn(area)
    const { values } = await engines().engineFor('real_estate')
    expect(values).toEqual({ 'real_estate_listings.subdivision': ['Old Town', 'Sea Oaks'] })
  })
  test('understand an uploaded value in the next question', async () => {
    const { engineFor, forget } = engines()
    const watched = onChange({ reader: { read: neverRead, changed: () => undefined } }, forget)
    const ask = async () => (await engineFor('real_estate')).read('how many homes in heron point', [], today)
    expect((await ask()).kind).toBe('declined')
    await addIn('Heron Point')
    expect((await ask()).kind).toBe('declined')
    watched.reader.changed()
    expect((await ask()).kind).toBe('plan')
  })
})

const neverRead = () => Promise.reject(new Error('not read in this test'))

/** Values that a test changes at will; `reads` counts how often they were asked for. */
const scripted = (kind: Engine['kind']) => {
  const state = { areas: ['Old Town'], reads: 0, away: false }
  const query = async () => {
    state.reads++
    if (state.away) throw new DatabaseUnavailable('away')
    return state.areas.map(subdivision => ({ subdivision }))
  }
  return { state, db: { kind, query } }
}
const areas = 'real_estate_listings.subdivision'
const settled = () => new Promise(resolve => setImmediate(resolve))

describe('values', () => {
  test('are read once for many questions, even when they come together', async () => {
    const { db, state } = scripted('embedded')
    const { engineFor } = makeEngines({ db, models, createEngine: createListingsEngine, log })
    await Promise.all([engineFor('real_estate'), engineFor('real_estate')])
    await engineFor('real_estate')
    expect(state.reads).toBe(1)
  })
  test('are there before the first question', async () => {
    const { db, state } = scripted('embedded')
    const { engineFor, learn, prepare } = makeEngines({ db, models, createEngine: createListingsEngine, log })
    await learn()
    expect(state.reads).toBe(0)
    await prepare()
    expect(state.reads).toBe(3)
    await engineFor('real_estate')
    expect(state.reads).toBe(3)
  })
  test('of a database that does not answer are left to the first question', async () => {
    const { db, state } = scripted('embedded')
    const { engineFor, prepare } = makeEngines({ db, models, createEngine: createListingsEngine, log })
    state.away = true
    await prepare()
    state.away = false
    expect((await engineFor('real_estate')).values[areas]).toEqual(['Old Town'])
  })
  test('are read again only where rows have changed', async () => {
    const { db, state } = scripted('embedded')
    const { engineFor, forget } = makeEngines({ db, models, createEngine: createListingsEngine, log })
    const both = () => Promise.all([engineFor('real_estate'), engineFor('ecommerce')])
    await both()
    forget('real_estate_listings')
    await both()
    expect(state.reads).toBe(3)
  })
  test('that could not be read are tried again with the next question', async () => {
    const { db, state } = scripted('embedded')
    const { engineFor } = makeEngines({ db, models, createEngine: createListingsEngine, log })
    state.away = true
    await expect(engineFor('real_estate')).rejects.toThrow(DatabaseUnavailable)
    state.away = false
    expect((await engineFor('real_estate')).values[areas]).toEqual(['Old Town'])
  })
  test('that another server took in are known after a minute, and no question waits for them', async () => {
    const { db, state } = scripted('postgres')
    let clock = 0
    const { engineFor } = makeEngines({
      db,
      models,
      createEngine: createListingsEngine,
      log,
      now: () => clock,
    })
    await engineFor('real_estate')
    state.areas = ['Old Town', 'Sea Oaks']
    clock = 61_000
    expect((await engineFor('real_estate')).values[areas]).toEqual(['Old Town'])
    await settled()
    expect((await engineFor('real_estate')).values[areas]).toEqual(['Old Town', 'Sea Oaks'])
  })
  test('are not read again while the counters of their tables stand still', async () => {
    let [clock, state, reads] = [0, 'one', 0]
    const query = async ({ text }: { text: string }) => {
      if (text.includes('pg_stat_user_tables')) return [{ state }]
      reads++
      return [{ subdivision: 'Old Town' }]
    }
    const { engineFor } = makeEngines({
      db: { kind: 'postgres', query },
      models,
      createEngine: createListingsEngine,
      log,
      now: () => clock,
    })
    const afterAnother = async (minutes: number) => {
      clock += minutes * 61_000
      await engineFor('real_estate')
      await settled()
      return reads
    }
    expect(await afterAnother(0)).toBe(1)
    expect(await afterAnother(1)).toBe(1)
    state = 'two'
    expect(await afterAnother(1)).toBe(2)
    expect(await afterAnother(1)).toBe(2)
  })
  test('stay as they are while the database is away', async () => {
    const { db, state } = scripted('postgres')
    let clock = 0
    const { engineFor } = makeEngines({
      db,
      models,
      createEngine: createListingsEngine,
      log,
      now: () => clock,
    })
    await engineFor('real_estate')
    state.away = true
    clock = 61_000
    await engineFor('real_estate')
    await settled()
    expect((await engineFor('real_estate')).values[areas]).toEqual(['Old Town'])
  })
})
