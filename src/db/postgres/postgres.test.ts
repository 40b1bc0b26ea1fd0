import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { emptyDatabase } from '#tests/support/engines.ts'
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts'
import { migrate, readMigrations } from '#db/migrate.ts'
import { DatabaseUnavailable } from '#db/problems.ts'
import { openPostgres } from './database.ts'

const asOwner = async (url: string, ...statements: string[]) => {
  const client = new pg.Client(url)
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

describe('several servers that start together', () => {
  test('apply each migration once', async () => {
    const url = await emptyDatabase()
    const applied: string[][] = []
    const open = () => openPostgres(url, async session => void applied.push(await migrate(session)))
    const servers = await Promise.all([open(), open(), open(), open()])
    expect(applied.flat().sort()).toEqual(readMigrations().map(({ name }) => name))
    await Promise.all(servers.map(server => server.close()))
  })
})

describe('a login that owns its database and nothing else', () => {
  test('gets a working database, without the roles that it may not create', async () => {
    // A server of its own: the roles of the other suites belong to the whole cluster.
    const server = await startPostgres()
    await asOwner(
      server.url,
      "create role plain login password 'plain'",
      'create database plain_db owner plain',
    )
    const url = server.url.replace('postgres:test-only', 'plain:plain').replace(/postgres$/, 'plain_db')
    const db = await openPostgres(url, async session => void (await migrate(session)))
    expect(db.hasRoles).toBe(false)
    expect(await db.query({ text: 'select count(*)::int as n from reservations' }, 'anon')).toEqual([
      { n: 0 },
    ])
    await db.close()
    await server.stop()
  })

  test('gets the roles too where it may create them', async () => {
    const server = await startPostgres()
    await asOwner(
      server.url,
      "create role maker login createrole password 'plain'",
      'create database maker_db owner maker',
    )
    const url = server.url.replace('postgres:test-only', 'maker:plain').replace(/postgres$/, 'maker_db')
    const db = await openPostgres(url, async session => void (await migrate(session)))
    expect(db.hasRoles).toBe(true)
    await expect(db.query({ text: 'select * from contact_submissions' }, 'anon')).rejects.toMatchObject({
      code: '42501',
    })
    await db.close()
    await server.stop()
  })
})

const firstFailure = async (attempt: () => Promise<unknown>): Promise<unknown> => {
  for (;;) {
    try {
      await attempt()
    } catch (error) {
      return error
    }
  }
}

describe('a PostgreSQL that goes away', () => {
  let server: TestPostgres
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server.stop())

  test('is reported as away, and used again as soon as it is back', async () => {
    const db = await openPostgres(
      await server.createDatabase(),
      async session => void (await migrate(session)),
    )
    await db.ping()
    await server.halt('kill')
    // A killed server's own processes notice one after the other, and answer until then.
    expect(await firstFailure(() => db.ping())).toBeInstanceOf(DatabaseUnavailable)
    expect(await firstFailure(() => db.query({ text: 'select 1' }, 'anon'))).toBeInstanceOf(
      DatabaseUnavailable,
    )
    await server.resume()
    await expect(db.ping()).resolves.toBeUndefined()
    expect(await db.query({ text: 'select 1 as one' }, 'anon')).toEqual([{ one: 1 }])
    await db.close()
  })

  test('a wrong password is not mistaken for an outage', async () => {
    const url = inject('postgresUrl').replace('test-only', 'wrong')
    await expect(openPostgres(url, async () => undefined)).rejects.toMatchObject({
      name: 'DatabaseError',
      code: '28P01',
    })
  })
})
