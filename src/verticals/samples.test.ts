import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { demoTables, demoTypes } from '#contract/demos.ts'
import type { ResultRow, SampleQuestion } from '#contract/sample.ts'
import { columnsOf, type TableName } from '#contract/tables.ts'
import { samples } from './samples.ts'

const asOf = '2026-11-15'
const questions = samples.flatMap(({ demo, questions }) => questions.map(asked => ({ demo, ...asked })))
const answered = questions.filter(({ error }) => error === undefined)
const suggested = [
  'What are the revenue trends in the past 2 years?',
  'What are the top 5 properties with the most revenue this year?',
  'What are the most popular properties?',
  'How many visitors are interested in buying?',
  'Show active properties with pools worth $1M on the market over 1 month and built in the last 10 years',
  'What is the average price per square foot in Harbor Village?',
  'Show recently sold properties with pools',
  'Which properties in Sea Oaks are near $500,000?',
  'What are the top 5 best-selling products?',
  'Show revenue trends for the past 6 months',
  'Which customers have the highest lifetime value?',
  'What is the average order value by category?',
  'How many products are out of stock?',
  'What is the most popular payment method?',
]

const generated = samples.map(({ demo, rows }) => ({ demo, rows: rows(asOf) }))

test('every demo has a sample of exactly its own tables', () => {
  expect(generated.map(({ demo }) => demo)).toEqual([...demoTypes])
  for (const { demo, rows } of generated) expect(Object.keys(rows)).toEqual([...demoTables[demo]])
})

test('every row has exactly the columns of its table', () => {
  const shapes = generated.flatMap(({ rows }) =>
    Object.entries(rows).flatMap(([table, tableRows]) =>
      tableRows.map(row => `${table}: ${Object.keys(row).sort().join(' ')}`),
    ),
  )
  const expected = demoTypes.flatMap(demo =>
    demoTables[demo].map(table => `${table}: ${columnsOf(table).sort().join(' ')}`),
  )
  expect(new Set(shapes)).toEqual(new Set(expected))
})

test('the same day gives the same rows, whatever the clock and the dice of the machine say', () => {
  const dice = vi.spyOn(Math, 'random')
  vi.useFakeTimers({ now: Date.UTC(2031, 4, 1) })
  const again = samples.map(({ demo, rows }) => ({ demo, rows: rows(asOf) }))
  vi.useRealTimers()
  expect(JSON.stringify(again) === JSON.stringify(generated)).toBe(true)
  expect(dice).not.toHaveBeenCalled()
})

test('what visitors are invited to ask has been asked before', () => {
  const asked = new Set(questions.map(({ question }) => question))
  expect(suggested.filter(question => !asked.has(question))).toEqual([])
})

test('each demo was asked about sixteen questions: two had to be declined and one failed', () => {
  for (const sample of samples) {
    expect(sample.questions.length).toBeGreaterThanOrEqual(16)
    expect(sample.questions.filter(({ sql }) => sql === null)).toHaveLength(2)
    expect(sample.questions.filter(({ error }) => error !== undefined)).toHaveLength(1)
  }
})

describe('in a database', () => {
  let db: PGlite
  beforeAll(async () => {
    db = await PGlite.create()
    await db.exec(await readFile('migrations/0001_demo_tables.sql', 'utf8'))
    for (const { demo, rows } of generated) {
      for (const table of demoTables[demo]) await insert(table, rows[table] ?? [])
    }
  })
  afterAll(() => db.close())

  const insert = (table: TableName, rows: object[]) =>
    db.query(
      `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    )

  /** As of the sample's day, as JSON: the way in which the product reads rows. */
  async function rowsOf(sql: string): Promise<ResultRow[]> {
    const dated = sql.replaceAll('CURRENT_DATE', `DATE '${asOf}'`)
    const result = await db.query<{ rows: ResultRow[] }>(
      `select coalesce(json_agg(q), '[]') as rows from (${dated}) q`,
    )
    return result.rows[0]?.rows ?? []
  }

  test('all rows meet the constraints of the schema and are all there', async () => {
    for (const { demo, rows } of generated) {
      for (const table of demoTables[demo]) {
        const [stored] = await rowsOf(`select '${table}' as table, count(*) as rows from ${table}`)
        expect(stored).toEqual({ table, rows: rows[table]?.length })
      }
    }
  })

  const withSql = (asked: SampleQuestion) => asked.sql !== null
  test.each(answered.filter(withSql))('"$question" has an answer with rows', async ({ sql, answer }) => {
    const rows = await rowsOf(sql ?? '')
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.length).toBeLessThan(60)
    expect(Object.values(rows[0] ?? {})).not.toContain(null)
    expect(answer(rows)).toMatch(/\d/)
    expect(answer(rows)).toMatch(/^[A-Z0-9"].*\.$/)
    expect(answer(rows)).not.toMatch(/unknown|undefined|null|NaN|Invalid/)
  })

  test.each(questions.filter(({ sql }) => sql === null))(
    '"$question" is declined with an alternative',
    ({ answer }) => {
      expect(answer([])).toMatch(/ not .*(can|does hold|do hold).*\.$/)
    },
  )

  test.each(questions.filter(({ error }) => error !== undefined))(
    '"$question" failed for its size, not for its SQL',
    async ({ sql }) => {
      const plan = await db.query(`explain ${(sql ?? '').replaceAll('CURRENT_DATE', `DATE '${asOf}'`)}`)
      expect(plan.rows.length).toBeGreaterThan(0)
    },
  )

  test('sums of money are exact', async () => {
    const [row] = await rowsOf(
      `select count(*) filter (where b.lifetime_value <> coalesce(o.value, 0)) as wrong
       from ecommerce_buyers b
       left join (select buyer_id, sum(total_amount) as value from ecommerce_purchases where status = 'completed' group by 1) o
         on o.buyer_id = b.id`,
    )
    expect(row).toEqual({ wrong: 0 })
  })

  describe('with empty tables', () => {
    beforeAll(() => db.exec(`begin; truncate ${Object.values(demoTables).flat().join(', ')}`))
    afterAll(() => db.exec('rollback'))

    test.each(answered.filter(withSql))(
      '"$question" has a sentence that says so',
      async ({ sql, answer }) => {
        const sentence = answer(await rowsOf(sql ?? ''))
        expect(sentence).toMatch(/^(No|There (was|are) no|0 ).*\.$/)
        expect(sentence).not.toMatch(/unknown|undefined|null|NaN|Invalid/)
      },
    )
  })
})
