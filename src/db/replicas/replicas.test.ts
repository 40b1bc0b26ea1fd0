import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts'
import { migrate } from '#db/migrate.ts'
import { openPostgres, type PostgresEngine } from '#db/postgres/database.ts'
import { DatabaseError } from '#db/problems.ts'
import { postgresRunner, type PostgresRunner } from '#db/reader/postgres-reader.ts'
import { watchReplicas, type Replicas } from './replicas.ts'

const where = { text: 'select pg_is_in_recovery() as replica', mayBeOld: true }

describe('a database with a streaming replica', () => {
  let primary: TestPostgres
  let follower: TestPostgres
  let databaseUrl: string
  let engine: PostgresEngine
  let runner: PostgresRunner
  beforeAll(async () => {
    primary = await startPostgres({ fsync: 'off' })
    databaseUrl = await primary.createDatabase('followed')
    follower = await primary.replicate()
    engine = await openPostgres(databaseUrl, async session => void (await migrate(session)))
    runner = await postgresRunner({ url: databaseUrl, owner: one => engine.query(one, 'server') })
  })
  afterAll(async () => {
    await runner.close()
    await engine.close()
    await follower.stop()
    await primary.stop()
  })
  afterEach(() => follower.resume())

  const replicaUrl = () => follower.url.replace(/postgres$/, 'followed')
  const watch = (urls: string[] = [replicaUrl()]): Replicas => {
    const replicas = watchReplicas({ urls, databaseUrl, engine, runner, lookMs: 50, mostBehindMs: 500 })
    onTestFinished(() => replicas.close())
    return replicas
  }
  const states = (replicas: Replicas) => replicas.report().map(({ state }) => state)
  const until = async (replicas: Replicas, ...expected: string[]) => {
    await expect.poll(() => states(replicas)).toEqual(expected)
  }
  const atFollower = async (statement: string) => {
    const client = new pg.Client(replicaUrl())
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  const addListing = (number: string) =>
    engine.query(
      { text: 'insert into real_estate_listings (mls_number) values ($1)', values: [number] },
      'server',
    )
  const counted = async (replicas: Replicas, number: string) =>
    (
      await replicas.run(
        'real_estate',
        `select count(*) as n from real_estate_listings where mls_number = '${number}'`,
      )
    ).rows

  test('reads that may be old go to it in their role, everything else to the primary', async () => {
    const replicas = watch()
    await until(replicas, 'in use')
    expect(await replicas.query(where, 'anon')).toEqual([{ replica: true }])
    expect(await replicas.query({ text: where.text }, 'anon')).toEqual([{ replica: false }])
    const who = { text: 'select current_user as who', mayBeOld: true }
    expect(await replicas.query(who, 'anon')).toEqual([{ who: 'anon' }])
    expect((await replicas.run('vacation_rental', 'select pg_is_in_recovery() as replica')).rows).toEqual([
      { replica: true },
    ])
  })

  test('a refusal is told as it is, and not tried elsewhere', async () => {
    const replicas = watch()
    await until(replicas, 'in use')
    const secret = { text: 'select * from contact_submissions', mayBeOld: true }
    await expect(replicas.query(secret, 'anon')).rejects.toBeInstanceOf(DatabaseError)
    expect(states(replicas)).toEqual(['in use'])
  })

  test('killed in mid-run it costs nobody an answer, and is asked again when it is back', async () => {
    const replicas = watch()
    await until(replicas, 'in use')
    const answers: unknown[] = []
    const reading = Promise.all(
      Array.from({ length: 4 }, async () => {
        for (let n = 0; n < 100; n++) answers.push(...(await replicas.query(where, 'anon')))
      }),
    )
    await expect.poll(() => answers.length, { interval: 1 }).toBeGreaterThan(20)
    await follower.halt('kill')
    await reading
    expect(answers).toHaveLength(400)
    expect(await replicas.query(where, 'anon')).toEqual([{ replica: false }])
    expect((await replicas.run('ecommerce', 'select pg_is_in_recovery() as replica')).rows).toEqual([
      { replica: false },
    ])
    expect(replicas.report()).toEqual([{ state: 'away', lag_ms: null }])

    await follower.resume()
    await until(replicas, 'in use')
    expect(await replicas.query(where, 'anon')).toEqual([{ replica: true }])
  })

  test('one that falls behind is passed over until it has caught up', async () => {
    const replicas = watch()
    await until(replicas, 'in use')
    await atFollower('select pg_wal_replay_pause()')
    await addListing('BEHIND-1')
    await until(replicas, 'behind')
    expect(replicas.report()[0]?.lag_ms).toBeGreaterThan(500)
    expect(await replicas.query(where, 'anon')).toEqual([{ replica: false }])
    await atFollower('select pg_wal_replay_resume()')
    await until(replicas, 'in use')
  })

  test('the question after an upload knows its rows, though the replica does not yet', async () => {
    const replicas = watchReplicas({
      urls: [replicaUrl()],
      databaseUrl,
      engine,
      runner,
      lookMs: 50,
      mostBehindMs: 60_000,
    })
    onTestFinished(() => replicas.close())
    await until(replicas, 'in use')
    await atFollower('select pg_wal_replay_pause()')
    await addListing('FRESH-1')
    expect(await counted(replicas, 'FRESH-1')).toEqual([{ n: 0 }])
    replicas.changed('real_estate_listings')
    expect(await counted(replicas, 'FRESH-1')).toEqual([{ n: 1 }])
    await atFollower('select pg_wal_replay_resume()')
    const fromReplica = async () =>
      (await replicas.run('real_estate', 'select pg_is_in_recovery() as replica')).rows
    await expect.poll(fromReplica).toEqual([{ replica: true }])
    expect(await counted(replicas, 'FRESH-1')).toEqual([{ n: 1 }])
  })

  test('an address that is no replica, and one where nobody answers, are never asked', async () => {
    const nobody = replicaUrl().replace(/:\d+\//, ':1/')
    const replicas = watch([databaseUrl, nobody, replicaUrl()])
    await until(replicas, 'away', 'away', 'in use')
    for (let n = 0; n < 6; n++) expect(await replicas.query(where, 'anon')).toEqual([{ replica: true }])
  })

  test('with the primary away, reads go on', async () => {
    const replicas = watch()
    await until(replicas, 'in use')
    await primary.halt('kill')
    expect(await replicas.query(where, 'anon')).toEqual([{ replica: true }])
    expect(states(replicas)).toEqual(['in use'])
    await primary.resume()
  })
})
