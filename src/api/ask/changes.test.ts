import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEngine } from '#tests/support/engines.ts'
import { migrate } from '#db/migrate.ts'
import type { Engine } from '#db/port.ts'
import { stateOf } from './changes.ts'

const tables = ['visitors', 'reservations'] as const

describe('the state of tables on PostgreSQL', () => {
  let db: Engine
  beforeAll(async () => {
    db = await openEngine('postgres', async session => void (await migrate(session)))
  })
  afterAll(() => db.close())
  const run = (text: string) => db.query({ text }, 'server')
  const state = () => stateOf(tables, statement => db.query(statement, 'server'))

  // A connection tells the counters what it did when it has a moment, not at once.
  test.each([
    [
      'insert',
      `insert into visitors (name, email, interest_type, source) values ('A', 'a@example.com', 'buying', 'google')`,
    ],
    ['update', `update visitors set name = 'B'`],
    ['delete', 'delete from visitors'],
    ['truncate', 'truncate visitors cascade'],
  ])('is another after %s', async (_, change) => {
    const before = await state()
    await run(change)
    await expect.poll(state, { interval: 200 }).not.toBe(before)
  })

  test('is the same while nothing changes, whatever else does', async () => {
    const settled = await state()
    await run(`insert into real_estate_listings (mls_number) values ('1')`)
    await run('select * from visitors')
    expect(await state()).toBe(settled)
  })
})

test('an engine that does not count has no state, and is read again each time', async () => {
  expect(await stateOf(tables, () => Promise.reject(new Error('no such view')))).toBeNull()
})
