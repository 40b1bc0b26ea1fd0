import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import type { Engine } from '#db/port.ts'
import { engineKinds, openEngine } from '#tests/support/engines.ts'
import { tableNamed } from './catalogue.ts'
import { prepareRead } from './prepared-reads.ts'

const rows = 3210
const textOf = (query: string) => prepareRead(tableNamed('visitors'), false, `?${query}`, {}).statement.text
const isWalked = (query: string) => !textOf(query).includes('array(')

test.each([
  ['a page near the start', 'order=visited_at.desc,id.desc&limit=20&offset=980'],
  ['a list that is filtered, whose length nobody keeps', 'order=id&offset=2000&source=eq.google'],
  ['an order with ties, which has no other end', 'order=visited_at.desc&offset=2000'],
  ['rows in no order', 'offset=2000'],
])('%s is read as before', (_, query) => expect(isWalked(query)).toBe(true))

describe.each(engineKinds)('a deep page on %s', kind => {
  let db: Engine
  beforeAll(async () => {
    db = await openEngine(kind, async session => void (await migrate(session)))
    await db.query(
      {
        // Many share a time and some have no message: ties and gaps are where an order goes wrong.
        text: `insert into visitors (name, email, interest_type, source, message, visited_at)
               select 'v' || n, n || '@example.com', 'buying', 'google', case when n % 7 > 0 then 'm' || n % 50 end,
                      timestamptz '2026-01-01' + (n % 100) * interval '1 hour'
               from generate_series(1, ${rows}) n`,
      },
      'server',
    )
  })
  afterAll(() => db.close())

  const page = async (query: string) => {
    const { statement } = prepareRead(tableNamed('visitors'), false, `?select=id&${query}`, {})
    const [found] = await db.query<{ body: string }>(statement, 'anon')
    return JSON.parse(found?.body ?? 'null')
  }

  test.each([
    'visited_at.desc,id.desc',
    'visited_at.asc,id.desc',
    'message.desc.nullslast,id',
    'message.asc.nullsfirst,id.desc',
    'message,id',
  ])('by %s holds what OFFSET would have shown', async order => {
    const all = await page(`order=${order}&limit=10000`)
    expect(all).toHaveLength(rows)
    for (const [offset, limit] of [
      [1000, 20],
      [1605, 20],
      [1606, 20],
      [3180, 20],
      [3200, 20],
      [3209, 1],
      [1700, 5000],
      [3210, 20],
      [99_999, 20],
    ] as const) {
      const query = `order=${order}&limit=${limit}&offset=${offset}`
      expect(isWalked(query)).toBe(false)
      expect(await page(query)).toEqual(all.slice(offset, offset + limit))
    }
  })
})
