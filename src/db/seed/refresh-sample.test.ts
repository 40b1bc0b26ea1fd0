import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Day, Sample } from '#contract/sample.ts'
import { engineKinds, openEngine } from '#tests/support/engines.ts'
import { migrate } from '#db/migrate.ts'
import type { Engine } from '#db/port.ts'
import { loadSample } from './load-sample.ts'
import { refreshSample } from './refresh-sample.ts'

const at = (day: Day) => `${day}T02:00:00Z`
const ofTheDay = (day: Day) => Number(day.slice(-2))

/** Three listings, of which the last one's number is another each day. */
const homes: Sample = {
  demo: 'real_estate',
  rows: day => ({
    real_estate_listings: ['A', 'B', `C-${ofTheDay(day)}`].map((mls_number, index) => ({
      id: index + 1,
      mls_number,
      price: 100_000,
      address: null,
      status: 'COP',
      beds: 3,
      full_baths: 2,
      partial_baths: 0,
      subdivision: 'Sea Oaks',
      sold_price: null,
      ask_price: 100_000,
      close_date: null,
      price_per_sf: 200.5,
      days_on_market: ofTheDay(day),
      owner_rental_in_23: null,
      has_pool: true,
      year_built: 2001,
      created_at: at(day),
    })),
  }),
  questions: [{ question: 'How many?', sql: null, answer: () => 'That is not in the data.' }],
}

/** As many visitors as the day of the month says. */
const stays: Sample = {
  demo: 'vacation_rental',
  rows: day => ({
    visitors: Array.from({ length: ofTheDay(day) }, (_, index) => ({
      id: index + 1,
      name: day,
      email: 'a@b.example',
      interest_type: 'buying',
      source: 'google',
      message: null,
      visited_at: at(day),
    })),
  }),
  questions: [{ question: 'How many?', sql: null, answer: () => 'That is not in the data.' }],
}
const both = [stays, homes]

describe.each(engineKinds)('a refreshed sample on %s', kind => {
  let db: Engine
  const rows = (text: string) => db.query({ text }, 'server')
  const one = async (text: string) => (await rows(text))[0]
  const day = async () => (await one('select as_of from sample_state'))?.['as_of']
  const people = async () =>
    (await one('select count(*)::int as n, min(name) as first, max(name) as last from visitors')) ?? {}

  beforeAll(async () => {
    db = await openEngine(kind, async session => {
      await migrate(session)
      await loadSample(session, both, '2026-11-05')
    })
    const upload = `insert into real_estate_listings (mls_number, price) values ('A', 1), ('MINE', 2), ('C-9', 3)
                    on conflict (mls_number) do update set price = excluded.price`
    await db.query({ text: upload }, 'anon')
    await rows(
      "insert into contact_submissions (name, email, vertical) values ('Ada', 'ada@b.example', 'legal')",
    )
    await rows(
      "insert into query_logs (demo_type, response_time_ms, query_text) values ('ecommerce', 5, 'Why?')",
    )
  })
  afterAll(() => db.close())

  test('moves on to the day, and says which tables have changed', async () => {
    expect(await refreshSample(db, both, '2026-11-09')).toEqual([
      'property_listings',
      'reservations',
      'visitors',
      'visitor_interactions',
      'real_estate_listings',
    ])
    expect(await day()).toBe('2026-11-09')
    expect(await people()).toEqual({ n: 9, first: '2026-11-09', last: '2026-11-09' })
    expect(await one("select total::int from row_counts where table_name = 'visitors'")).toEqual({ total: 9 })
  })

  test('keeps every listing that a visitor added or changed, with its id, and adds the others beside it', async () => {
    expect(
      await rows(`select mls_number, price::int, id::int < 4 as low, days_on_market
                  from real_estate_listings order by mls_number`),
    ).toEqual([
      { mls_number: 'A', price: 1, low: true, days_on_market: 5 },
      { mls_number: 'B', price: 100_000, low: true, days_on_market: 9 },
      { mls_number: 'C-9', price: 3, low: false, days_on_market: null },
      { mls_number: 'MINE', price: 2, low: false, days_on_market: null },
    ])
  })

  test('keeps questions and leads', async () => {
    expect(
      await one(
        'select (select count(*)::int from query_logs) as questions, (select count(*)::int from contact_submissions) as leads',
      ),
    ).toEqual({ questions: 131, leads: 1 })
  })

  test('is left alone on the same day and on an earlier one', async () => {
    expect(await refreshSample(db, both, '2026-11-09')).toEqual([])
    expect(await refreshSample(db, both, '2026-11-01')).toEqual([])
    expect(await people()).toMatchObject({ n: 9 })
  })

  test('stays whole on its old day when the new one cannot be written', async () => {
    // A number must not be empty.
    const nameless = (day: Day) =>
      homes.rows(day).real_estate_listings?.map(row => ({ ...row, mls_number: '' })) ?? []
    const broken: Sample = { ...homes, rows: day => ({ real_estate_listings: nameless(day) }) }
    await expect(refreshSample(db, [stays, broken], '2026-11-10')).rejects.toThrow(/mls_number/)
    expect(await day()).toBe('2026-11-09')
    expect(await people()).toMatchObject({ n: 9 })
  })

  test('is written once when two servers come at the same time, and is never seen half', async () => {
    const seen: unknown[] = []
    const done = new AbortController()
    const watch = async () => {
      while (!done.signal.aborted) seen.push(await people())
    }
    const watching = watch()
    const written = await Promise.all([1, 2].map(() => refreshSample(db, both, '2026-11-12')))
    done.abort()
    await watching
    expect(written.map(tables => tables.length).sort()).toEqual([0, 5])
    expect(await people()).toMatchObject({ n: 12 })
    const whole = [
      { n: 9, first: '2026-11-09', last: '2026-11-09' },
      { n: 12, first: '2026-11-12', last: '2026-11-12' },
    ]
    for (const sight of seen) expect(whole).toContainEqual(sight)
  })

  test('gives a new listing an id of its own', async () => {
    await db.query({ text: "insert into real_estate_listings (mls_number) values ('NEXT')" }, 'anon')
    expect(await one("select id > 6 as after from real_estate_listings where mls_number = 'NEXT'")).toEqual({
      after: true,
    })
  })
})

describe.each(engineKinds)("an operator's own rows on %s", kind => {
  test('are never emptied', async () => {
    const db = await openEngine(kind, async session => {
      await migrate(session)
      await session.script(
        "insert into visitors (name, email, interest_type, source) values ('Ours', 'o@b.example', 'buying', 'direct')",
      )
      await loadSample(session, both, '2026-11-05')
    })
    expect(await refreshSample(db, both, '2026-11-09')).toEqual(['real_estate_listings'])
    expect(await db.query({ text: 'select name from visitors' }, 'server')).toEqual([{ name: 'Ours' }])
    await db.close()
  })
})
