import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoTypes, type DemoType } from '#contract/demos.ts'
import { openEmbedded } from '#db/embedded/database.ts'
import { migrate, migrationsDir } from '#db/migrate.ts'
import type { Engine, Reader } from '#db/port.ts'
import { openPostgres } from '#db/postgres/database.ts'
import { ReadRefused } from '#db/problems.ts'
import type { Session } from '#db/session.ts'
import { emptyDatabase, engineKinds, type EngineKind } from '#tests/support/engines.ts'
import { maxBytes } from './caps.ts'
import { embeddedRunner } from './embedded-reader.ts'
import { guarded, type Runner } from './guarded.ts'
import { postgresRunner } from './postgres-reader.ts'

const fileBeside = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

async function prepare(session: Session) {
  await migrate(session)
  await session.script(fileBeside('reader-fixture.sql'))
}

interface UnderTest {
  engine: Engine
  /** Behind the guard. */
  run: Runner['run']
  /** As the product calls it. */
  read: Reader['read']
  changed: Reader['changed']
  close(): Promise<void>
}

const open = (kind: EngineKind): Promise<UnderTest> => (kind === 'embedded' ? onEmbedded() : onPostgres())

async function onPostgres(): Promise<UnderTest> {
  const url = await emptyDatabase()
  const engine = await openPostgres(url, prepare)
  const runner = await postgresRunner({ url, owner: statement => engine.query(statement, 'server') })
  const close = async () => {
    await runner.close()
    await engine.close()
  }
  return { engine, run: runner.run, read: guarded(runner), changed: () => undefined, close }
}

async function onEmbedded(): Promise<UnderTest> {
  const dir = mkdtempSync(join(tmpdir(), 'reader-'))
  const engine = await openEmbedded(dir, prepare)
  const runner = embeddedRunner({ copyOut: table => engine.copyOut(table), migrationsDir })
  const close = async () => {
    await runner.close()
    await engine.close()
    rmSync(dir, { recursive: true, force: true })
  }
  await runner.ready
  return { engine, run: runner.run, read: guarded(runner), changed: runner.changed, close }
}

const statements = (file: string): [DemoType, string][] =>
  fileBeside(`../guard/${file}`)
    .split('\n')
    .flatMap(line => {
      const demo = demoTypes.find(demo => line.startsWith(`${demo}: `))
      return demo === undefined ? [] : [[demo, line.slice(demo.length + 2)]]
    })

const slow =
  'select count(*) from visitors a, visitors b, visitors c, visitors d, visitors e, visitors f, visitors g'

// Two databases have to be made first, on a machine that may be busy with other tests.
describe.each(engineKinds)('generated SELECTs on the %s engine', kind => {
  let db: UnderTest
  beforeAll(async () => {
    db = await open(kind)
  })
  afterAll(() => db?.close())

  const rowsOf = async (sql: string, demo: DemoType = 'vacation_rental') => (await db.read(demo, sql)).rows
  const refusal = (attempt: Promise<unknown>) =>
    attempt.then(
      answer => expect.unreachable(`it was answered: ${JSON.stringify(answer).slice(0, 200)}`),
      (error: unknown) => {
        expect(error).toBeInstanceOf(ReadRefused)
        return error
      },
    )

  describe('answers', () => {
    test('with the rows in their order', async () => {
      const sql = `select p.city, count(*) as stays, sum(r.total_price) as revenue
        from reservations r join property_listings p on p.id = r.property_id
        where r.status <> 'cancelled' group by p.city order by revenue desc`
      expect(await db.read('vacation_rental', sql)).toEqual({
        columns: ['city', 'stays', 'revenue'],
        rows: [
          { city: 'Napa', stays: 4, revenue: 12_000 },
          { city: 'Aspen', stays: 1, revenue: 3000 },
        ],
        truncated: false,
      })
    })

    test('with numbers as numbers, days as days and times as ISO times', async () => {
      const sql = `select p.id, p.price, 1::int8 as big, 0.1::float8 as real, true as yes, null as nothing, r.check_in,
        p.created_at, r.check_in::timestamp as local, r.check_out - r.check_in as nights, array_agg(r.id) as ids
        from property_listings p join reservations r on r.property_id = p.id where r.id = 1 group by p.id, r.id`
      const times = {
        check_in: '2026-01-01',
        created_at: '2026-01-02T03:04:05+00:00',
        local: '2026-01-01T00:00:00',
      }
      expect(await rowsOf(sql)).toEqual([
        { id: 1, price: 100.5, big: 1, real: 0.1, yes: true, nothing: null, ...times, nights: 3, ids: [1] },
      ])
    })

    test('with every character of a text', async () => {
      expect(await rowsOf('select message from visitors where id in (1, 2) order by id')).toEqual([
        { message: null },
        { message: 'I said "hello" 2 times; \\ and\ttwo\nlines' },
      ])
    })

    test('with its columns also when there is no row', async () => {
      const sql = "select name, email from visitors where name = 'nobody'"
      expect(await db.read('vacation_rental', sql)).toEqual({
        columns: ['name', 'email'],
        rows: [],
        truncated: false,
      })
    })

    test('with both of two columns of the same name', async () => {
      const sql = 'select id, name as id, 3 as id_2, id from visitors where id = 7'
      const { columns, rows } = await db.read('vacation_rental', sql)
      expect(columns).toEqual(['id', 'id_2', 'id_2_2', 'id_3'])
      expect(rows).toEqual([{ id: 7, id_2: 'Visitor 7', id_2_2: 3, id_3: 7 }])
    })

    test('with names that only quotes can hold', async () => {
      expect(await rowsOf(`select 1 as "a ""quoted"" name", 2 as "__proto__"`)).toEqual([
        Object.fromEntries([
          ['a "quoted" name', 1],
          ['__proto__', 2],
        ]),
      ])
    })

    test('when the statement ends in a semicolon or a comment', async () => {
      expect(await rowsOf('select 1 as one;\n')).toEqual([{ one: 1 }])
      expect(await rowsOf('select 1 as one -- and only')).toEqual([{ one: 1 }])
    })

    test.each(statements('sound.txt'))('what the guard calls sound: %s: %s', async (demo, sql) => {
      expect((await db.read(demo, sql)).columns).not.toEqual([])
    })

    test('with what was written before it was told of the change', async () => {
      const count = () => rowsOf('select count(*) as n from real_estate_listings', 'real_estate')
      const [before] = await count()
      await db.engine.query(
        { text: "insert into real_estate_listings (mls_number) values ('100002')" },
        'server',
      )
      db.changed('real_estate_listings')
      expect([before, ...(await count()), ...(await count())]).toEqual([{ n: 1 }, { n: 2 }, { n: 2 }])
    })
  })

  describe('refuses', () => {
    test('what the guard refuses, before the database sees it', async () => {
      expect(await refusal(db.read('vacation_rental', 'select pg_sleep(60)'))).toMatchObject({
        reason: 'not_allowed',
        message: 'the function pg_sleep is not allowed',
      })
      expect(await refusal(db.read('real_estate', 'select * from visitors'))).toMatchObject({
        reason: 'not_allowed',
      })
    })

    test('what fails in the middle, with the reason of the database', async () => {
      expect(await refusal(db.read('vacation_rental', 'select 1 / (id - 1) from visitors'))).toMatchObject({
        reason: 'failed',
        message: 'division by zero',
      })
    })

    test('one row that is larger than an answer may be', async () => {
      const sql = "select string_agg(a.message || b.name, '') from visitors a, visitors b, visitors c"
      expect(await refusal(db.read('vacation_rental', sql))).toMatchObject({ reason: 'too_large' })
    })
  })

  describe('cuts', () => {
    test('after 1,000 rows, and says so', async () => {
      const sql = 'select a.id, b.id as other from visitors a cross join visitors b order by 1, 2'
      const { rows, truncated } = await db.read('vacation_rental', sql)
      expect(rows).toHaveLength(1000)
      expect(rows.at(-1)).toEqual({ id: 25, other: 40 })
      expect(truncated).toBe(true)
    })

    test('not when there are 1,000 rows and no more', async () => {
      const sql = 'select a.id from visitors a cross join visitors b limit 1000'
      const { rows, truncated } = await db.read('vacation_rental', sql)
      expect([rows.length, truncated]).toEqual([1000, false])
    })

    test('where the rows no longer fit, at the row that does not', async () => {
      const sql = `select a.id, b.text from visitors a cross join
        (select string_agg(c.message || d.name, '') as text from visitors c cross join visitors d) b order by a.id`
      const { rows, truncated } = await db.read('vacation_rental', sql)
      const bytes = Buffer.byteLength(JSON.stringify(rows))
      expect(truncated).toBe(true)
      expect(rows.map(row => row['id'])).toEqual(rows.map((_, index) => index + 1))
      expect(bytes).toBeLessThanOrEqual(maxBytes * 1.001)
      expect(bytes + bytes / rows.length).toBeGreaterThan(maxBytes)
    })
  })

  describe('without the guard still refuses', () => {
    test.each([
      ["another demo's table", 'select * from ecommerce_buyers'],
      ['the leads', 'select message from contact_submissions'],
      ['the log of questions', 'select * from query_logs'],
      ['the list of migrations', 'select * from schema_migrations'],
      ['passwords', 'select rolpassword from pg_authid'],
      ['a write', "insert into visitors (name) values ('x') returning id"],
      ['a write inside a SELECT', 'with gone as (delete from visitors returning id) select * from gone'],
      [
        'a write that breaks out of its brackets',
        'select 1) as answer; delete from visitors; select * from (select 1',
      ],
      ['a write by a function', "select setval('visitors_id_seq', 1)"],
      ['a large object', 'select lo_create(0)'],
      ['a file of the server', "select pg_read_file('PG_VERSION')"],
      [
        'leads by another name',
        "select query_to_xml('select message from contact_submissions', true, true, '')::text",
      ],
      [
        'leads in another role',
        `with a as materialized (select set_config('role', 'postgres', true) as r)
         select r, query_to_xml('select message from contact_submissions', true, true, '')::text from a`,
      ],
      [
        'a write in a transaction that it has made writable',
        `with a as materialized (select set_config('transaction_read_only', 'off', true) as r)
         select r, setval('visitors_id_seq', 1) from a`,
      ],
    ])('%s', async (_, sql) => {
      await refusal(db.run('vacation_rental', sql))
      expect(await rowsOf('select count(*) as n from visitors')).toEqual([{ n: 40 }])
    })

    test('to keep a setting for the next statement', async () => {
      const setting = "select current_setting('work_mem') as value"
      const { rows: before } = await db.run('vacation_rental', setting)
      for (let i = 0; i < 4; i++)
        await db.run('vacation_rental', "select set_config('work_mem', '123MB', false)")
      expect((await db.run('vacation_rental', setting)).rows).toEqual(before)
    })
  })

  test('a statement without end is stopped, while others and the main database are answered', async () => {
    const order: string[] = []
    const done = (name: string) => () => void order.push(name)
    const runaway = refusal(db.read('vacation_rental', slow)).finally(done('runaway'))
    const others = [
      rowsOf('select count(*) as n from visitors').then(done('same demo')),
      rowsOf('select count(*) as n from ecommerce_buyers', 'ecommerce').then(done('other demo')),
      db.engine.ping().then(done('main database')),
    ]
    await Promise.all(others)
    expect(await runaway).toMatchObject({ reason: 'too_slow' })
    expect(order.at(-1)).toBe('runaway')
    expect(await rowsOf('select count(*) as n from visitors')).toEqual([{ n: 40 }])
  })
})
