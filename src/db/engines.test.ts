import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { columnsOf, tables, type TableName } from '#contract/tables.ts'
import { engineKinds, openEngine } from '#tests/support/engines.ts'
import { migrate, MigrationChanged } from './migrate.ts'
import type { Engine } from './port.ts'
import { DatabaseError } from './problems.ts'

describe.each(engineKinds)('%s', kind => {
  let db: Engine
  let applied: string[]
  let appliedAgain: string[]
  let refusals: unknown[]
  beforeAll(async () => {
    db = await openEngine(kind, async session => {
      applied = await migrate(session)
      appliedAgain = await migrate(session)
      const refused = (name: string, sql: string) =>
        migrate(session, [{ name, sql, checksum: 'other' }]).then(
          () => null,
          (error: unknown) => error,
        )
      refusals = [
        await refused('0001_demo_tables.sql', 'select 1'),
        await refused('9999_bad.sql', 'create table half (id int); select nonsense'),
      ]
    })
  })
  afterAll(() => db.close())

  test('an empty database takes every migration, once', () => {
    expect(applied[0]).toBe('0001_demo_tables.sql')
    expect(appliedAgain).toEqual([])
  })

  test('a migration that was edited after it was applied is refused', () => {
    expect(refusals[0]).toBeInstanceOf(MigrationChanged)
  })

  test('a migration that fails leaves nothing behind', async () => {
    expect(refusals[1]).toBeInstanceOf(Error)
    expect(await db.query({ text: "select 1 from pg_tables where tablename = 'half'" }, 'server')).toEqual([])
  })

  test.each(Object.keys(tables) as TableName[])(
    '%s has exactly the columns, types and null rules of the contract',
    async table => {
      const rows = await db.query<{ name: string; type: string }>(
        {
          text: `select column_name as name, udt_name || case is_nullable when 'YES' then '?' else '' end as type
               from information_schema.columns where table_schema = 'public' and table_name = $1 order by ordinal_position`,
          values: [table],
        },
        'server',
      )
      const inDatabase = { int8: 'bigint', int4: 'integer', bool: 'boolean' }
      const spelled = (type: string) => {
        const [, base = '', mark = ''] = /^(\w+)(\??)$/.exec(type) ?? []
        return (base in inDatabase ? inDatabase[base as keyof typeof inDatabase] : base) + mark
      }
      expect(Object.fromEntries(rows.map(row => [row.name, spelled(row.type)]))).toEqual(tables[table])
      expect(rows.map(row => row.name).sort()).toEqual(columnsOf(table).sort())
    },
  )

  test('64-bit numbers, money and days come back as text, small numbers and truth as themselves', async () => {
    const [row] = await db.query(
      {
        text: `select 9007199254740993::bigint as big, 10.50::numeric as money, date '2026-03-29' as day, 7 as small, true as yes, '{"a":1}'::jsonb as json`,
      },
      'server',
    )
    expect(row).toEqual({
      big: '9007199254740993',
      money: '10.50',
      day: '2026-03-29',
      small: 7,
      yes: true,
      json: { a: 1 },
    })
  })

  test('the public role writes a lead and cannot read it back', async () => {
    const lead = {
      text: "insert into contact_submissions (name, email, vertical) values ('A', 'a@example.com', 'legal')",
    }
    await db.durably(lead, 'anon')
    await expect(db.query({ text: 'select * from contact_submissions' }, 'anon')).rejects.toMatchObject({
      code: '42501',
    })
    expect(await db.query({ text: 'select name from contact_submissions' }, 'server')).toEqual([
      { name: 'A' },
    ])
  })

  test('a refusal of the database names its SQLSTATE', async () => {
    const error = await db
      .query(
        {
          text: "insert into contact_submissions (name, email, vertical) values ('A', 'a@example.com', 'nope')",
        },
        'anon',
      )
      .catch((e: unknown) => e)
    expect(error).toBeInstanceOf(DatabaseError)
    expect(error).toMatchObject({ code: '23514' })
  })

  test('a transaction is all or nothing', async () => {
    const add = (key: string) => ({ text: 'insert into rate_limits (key) values ($1)', values: [key] })
    await expect(db.transaction([add('one'), add('one')], 'server')).rejects.toMatchObject({ code: '23505' })
    expect(await db.query({ text: 'select * from rate_limits' }, 'server')).toEqual([])
    await db.transaction([add('one'), add('two')], 'server')
    expect(await db.query({ text: 'select key from rate_limits order by key' }, 'server')).toEqual([
      { key: 'one' },
      { key: 'two' },
    ])
  })

  test('requests of different roles that arrive together do not borrow each other’s rights', async () => {
    const ask = (as: 'anon' | 'server') =>
      db.query<{ who: string }>({ text: 'select current_user as who' }, as)
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => ask(i % 2 === 0 ? 'anon' : 'server')),
    )
    expect(answers.map(([row]) => row?.who === 'anon')).toEqual(
      Array.from({ length: 40 }, (_, i) => i % 2 === 0),
    )
  })

  test('answers a ping', () => expect(db.ping()).resolves.toBeUndefined())
})
