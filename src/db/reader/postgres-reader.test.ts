import { readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoTypes } from '#contract/demos.ts'
import { migrate } from '#db/migrate.ts'
import { openPostgres, type PostgresEngine } from '#db/postgres/database.ts'
import { DatabaseUnavailable } from '#db/problems.ts'
import { emptyDatabase } from '#tests/support/engines.ts'
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts'
import { maxWaiting } from './caps.ts'
import { guarded } from './guarded.ts'
import { postgresRunner } from './postgres-reader.ts'
import { inTransaction } from './postgres-transaction.ts'

const everyWall = [
  'a login of its own',
  'no way to another role',
  'rights on the demo tables only',
  'read-only transactions',
  'a time limit of 3 s',
  'no temporary tables',
]

async function open(url: string) {
  const engine = await openPostgres(url, async session => void (await migrate(session)))
  const reader = await readerOf(url, engine)
  const close = async () => {
    await reader.close()
    await engine.close()
  }
  return { engine, reader, close }
}

async function readerOf(url: string, engine: PostgresEngine) {
  const runner = await postgresRunner({ url, owner: statement => engine.query(statement, 'server') })
  return { ...runner, read: guarded(runner) }
}

async function asSuperuser(url: string, sql: string) {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

const count = 'select count(*) as n from visitors'
/** Takes all its three seconds, also where the tables are empty. */
const busy = `with n as (select 1 as x ${'union all select 1 '.repeat(60)}) select count(*) from n a, n b, n c, n d, n e, n f`

describe('on a server of its own', () => {
  // Roles belong to a whole server: those of other suites would stand in the way.
  let server: TestPostgres
  beforeAll(async () => {
    server = await startPostgres({ fsync: 'off' })
    await asSuperuser(
      server.url,
      `create role plain login password 'plain';
       create role maker login createrole password 'maker'`,
    )
    await asSuperuser(server.url, 'create database plain_db owner plain')
    await asSuperuser(server.url, 'create database maker_db owner maker')
  })
  afterAll(() => server?.stop())

  const urlOf = (owner: string) =>
    server.url.replace('postgres:test-only', `${owner}:${owner}`).replace(/postgres$/, `${owner}_db`)

  test('an owner that may not make roles reads as itself, and the missing walls are not claimed', async () => {
    const { reader, close } = await open(urlOf('plain'))
    expect(reader.walls).toEqual(['read-only transactions', 'a time limit of 3 s'])
    expect((await reader.read('vacation_rental', count)).rows).toEqual([{ n: 0 }])
    await close()
  })

  test('an owner that may make roles has every wall', async () => {
    const { reader, close } = await open(urlOf('maker'))
    expect(reader.walls).toEqual(everyWall)
    for (const demo of demoTypes)
      expect((await reader.read(demo, 'select 1 as one')).rows).toEqual([{ one: 1 }])
    await close()
  })

  test('a login that was never given the tables is passed over', async () => {
    const { engine, close } = await open(urlOf('maker'))
    await engine.query({ text: 'revoke select on visitors from reader_vacation_rental' }, 'server')
    const reader = await readerOf(urlOf('maker'), engine)
    expect(reader.walls).not.toContain('a login of its own')
    expect((await reader.read('vacation_rental', count)).rows).toEqual([{ n: 0 }])
    await reader.close()
    await engine.query({ text: 'grant select on visitors to reader_vacation_rental' }, 'server')
    await close()
  })

  test('a login whose password another site has set is set right again', async () => {
    const { reader, close } = await open(urlOf('maker'))
    await reader.read('vacation_rental', count)
    await asSuperuser(
      server.url,
      `alter role reader_vacation_rental password 'of another site';
       select pg_terminate_backend(pid) from pg_stat_activity where usename = 'reader_vacation_rental'`,
    )
    await expect
      .poll(() => reader.read('vacation_rental', count).catch((error: unknown) => error))
      .toMatchObject({ rows: [{ n: 0 }] })
    await close()
  })

  test('a connection that breaks under a statement is reported as away, and replaced', async () => {
    const { reader, close } = await open(urlOf('maker'))
    const underWay = reader.read('vacation_rental', busy).catch((error: unknown) => error)
    const broken = () =>
      asSuperuser(
        server.url,
        `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'reader_vacation_rental' and state = 'active'`,
      )
    await expect.poll(broken).toHaveLength(1)
    expect(await underWay).toBeInstanceOf(DatabaseUnavailable)
    expect((await reader.read('vacation_rental', count)).rows).toEqual([{ n: 0 }])
    await close()
  })

  test('a server that goes away is reported as away, and used again when it is back', async () => {
    const { reader, close } = await open(urlOf('maker'))
    await reader.read('vacation_rental', count)
    await server.halt('kill')
    await expect(reader.read('vacation_rental', count)).rejects.toBeInstanceOf(DatabaseUnavailable)
    await server.resume()
    expect((await reader.read('vacation_rental', count)).rows).toEqual([{ n: 0 }])
    await close()
  })
})

describe('on a server that is shared', () => {
  test('readers that start together all come in by their own login', async () => {
    const url = await emptyDatabase()
    const engine = await openPostgres(url, async session => void (await migrate(session)))
    const readers = await Promise.all([1, 2, 3, 4].map(() => readerOf(url, engine)))
    expect(readers.map(reader => reader.walls)).toEqual([everyWall, everyWall, everyWall, everyWall])
    await Promise.all(readers.map(reader => reader.close()))
    await engine.close()
  })

  test('every statement of the analysts runs', async () => {
    const { reader, close } = await open(await emptyDatabase())
    const lines = readFileSync(new URL('../guard/analyst.txt', import.meta.url), 'utf8').split('\n')
    const failures: [string, unknown][] = []
    for (const line of lines) {
      const demo = demoTypes.find(demo => line.startsWith(`${demo}: `))
      if (demo === undefined) continue
      await reader
        .read(demo, line.slice(demo.length + 2))
        .catch((error: unknown) => failures.push([line, error]))
    }
    // Over empty tables a share divides by nothing; that is the statement's own affair.
    expect(failures.filter(([, error]) => !/division by zero/.test(String(error)))).toEqual([])
    await close()
  })

  test('questions beyond the queue are turned away at once, and those in it have their turn', async () => {
    const { reader, close } = await open(await emptyDatabase())
    const held = [1, 2].map(() => reader.read('vacation_rental', busy))
    const queued = Array.from({ length: maxWaiting }, () => reader.read('vacation_rental', count))
    const turnedAway = reader.read('vacation_rental', count)
    const outcomes = Promise.allSettled([...held, ...queued])
    await expect(turnedAway).rejects.toThrow('too many questions at once')
    const [first, second, ...others] = await outcomes
    expect([first, second]).toMatchObject([
      { reason: { reason: 'too_slow' } },
      { reason: { reason: 'too_slow' } },
    ])
    expect(others).toContainEqual({
      status: 'fulfilled',
      value: expect.objectContaining({ rows: [{ n: 0 }] }),
    })
    await close()
  })

  test('a server that does not keep the time limit is left, and the next statement has a new connection', async () => {
    const pool = new pg.Pool({ connectionString: await emptyDatabase(), max: 1 })
    const door = { pool, opening: 'begin transaction read only' }
    const endless = inTransaction(door, client => client.query('select pg_sleep(60)'))
    await expect(endless).rejects.toMatchObject({ name: 'ReadRefused', reason: 'too_slow' })
    const { rows } = await inTransaction(door, client => client.query('select 1 as one'))
    expect(rows).toEqual([{ one: 1 }])
    await pool.end()
  })
})
