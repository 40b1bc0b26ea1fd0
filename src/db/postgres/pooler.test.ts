// Behind a pooler that gives each transaction another connection, nothing of one statement may show in the next.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noPgbouncer, startPgbouncer, type TestPooler } from '#tests/support/pgbouncer.ts'
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts'
import { migrate, readMigrations } from '#db/migrate.ts'
import type { Role } from '#db/port.ts'
import { postgresRunner } from '#db/reader/postgres-reader.ts'
import { openPostgres, type PostgresEngine } from './database.ts'

const roles = ['anon', 'staff', 'server'] as const satisfies Role[]

describe.skipIf(noPgbouncer !== null)(`behind PgBouncer (${noPgbouncer ?? 'transaction mode'})`, () => {
  let server: TestPostgres
  let pooler: TestPooler
  let url: string
  let db: PostgresEngine
  const applied: string[][] = []
  const open = () => openPostgres(url, async session => void applied.push(await migrate(session)))
  beforeAll(async () => {
    server = await startPostgres({ fsync: 'off' })
    pooler = await startPgbouncer(server.url, 3)
    url = pooler.through(await server.createDatabase())
    const [first, ...others] = await Promise.all([open(), open(), open()])
    await Promise.all(others.map(other => other.close()))
    db = first
  })
  afterAll(async () => {
    await db.close()
    await pooler.stop()
    await server.stop()
  })

  test('it is noticed', () => expect(db).toMatchObject({ ownSessions: false, hasRoles: true }))

  test('of servers that start together, one applies each migration', () =>
    expect(applied.flat().sort()).toEqual(readMigrations().map(({ name }) => name)))

  test('many statements of all roles at once each run in their own, with its limit', async () => {
    const seen = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const role = roles[n % roles.length] ?? 'anon'
        const text = `select current_user as who, current_setting('statement_timeout') as most, $1::int as n`
        return [role, ...(await db.query({ name: `probe-${n % 2}`, text, values: [n] }, role))]
      }),
    )
    expect(seen).toEqual(
      seen.map(([role], n) => [
        role,
        { who: role === 'server' ? 'postgres' : role, most: role === 'server' ? '0' : '5s', n },
      ]),
    )
  })

  test('one name for two texts does not mix them up', async () => {
    for (const n of [1, 2, 1, 2])
      expect(await db.query({ name: 'same', text: `select ${n} as n` }, 'anon')).toEqual([{ n }])
  })

  test('a refused statement leaves no role, no transaction and no lock behind', async () => {
    const refused = Array.from({ length: 20 }, () =>
      db.query({ text: 'select * from contact_submissions' }, 'anon').catch((error: unknown) => error),
    )
    for (const error of await Promise.all(refused)) expect(error).toMatchObject({ code: '42501' })
    const text = 'select current_user as who from contact_submissions right join (select 1) one on true'
    expect(await db.query({ text }, 'server')).toEqual([{ who: 'postgres' }])
  })

  test('a transaction is whole', async () => {
    const lead = (name: string) => ({
      text: `insert into contact_submissions (name, email, vertical) values ($1, 'a@example.com', 'legal')`,
      values: [name],
    })
    await expect(db.transaction([lead('Ada'), lead('')], 'anon')).rejects.toMatchObject({ code: '23514' })
    await db.transaction([lead('Grace')], 'anon')
    const names = await db.query({ text: 'select name from contact_submissions' }, 'server')
    expect(names).toEqual([{ name: 'Grace' }])
  })

  test('generated statements keep every wall', async () => {
    const reader = await postgresRunner({ url, owner: statement => db.query(statement, 'server') })
    expect(reader.walls).toContain('a login of its own')
    expect(reader.walls).toContain('a time limit of 3 s')
    const counts = await Promise.all(
      Array.from({ length: 12 }, () => reader.run('vacation_rental', 'select count(*) as n from visitors')),
    )
    expect(counts.map(({ rows }) => rows)).toEqual(counts.map(() => [{ n: 0 }]))
    await reader.close()
  })
})
