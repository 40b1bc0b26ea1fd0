// Answers for the home page, computed while the site is built: the sample businesses are loaded into a database in memory
// and the question engine is asked. Nothing on the page is typed by hand but the question.
import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { z } from 'zod'
import { demoTypes, type DemoType } from '#contract/demos.ts'
import type { Day, SampleRows } from '#contract/sample.ts'
import { sentence } from '#engine/answer/sentence.ts'
import { createEngine } from '#engine/engine.ts'
import { ModelIndex } from '#engine/model-index.ts'
import { onDay } from '#engine/parse/today.ts'
import { models } from '#verticals/models.ts'
import { samples } from '#verticals/samples.ts'
import type { HeroAnswer } from '#web/pages/home/hero-answer.ts'
import { heroQuestions, number, text } from './hero-questions.ts'

const schema = new URL('../../../migrations/0001_demo_tables.sql', import.meta.url)

// Visits and clicks are three quarters of the rows, and no question of the home page is about them.
const notAsked = new Set(['visitors', 'visitor_interactions', 'ecommerce_analytics'])

async function load(db: PGlite, tables: SampleRows): Promise<void> {
  for (const [table, rows] of Object.entries(tables).filter(([table]) => !notAsked.has(table)))
    await db.query(
      `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    )
}

async function sampleDatabase(asOf: Day): Promise<PGlite> {
  const db = await PGlite.create()
  await db.exec(await readFile(schema, 'utf8'))
  for (const sample of samples) await load(db, sample.rows(asOf))
  return db
}

const rowsOf = z.object({ rows: z.array(z.record(z.string(), z.json())) })

/** As the demo answers it, but for the values of the tables: no question here names one. */
async function answer(db: PGlite, demo: DemoType, asOf: Day): Promise<HeroAnswer> {
  const { question, caption, label, value, show } = heroQuestions[demo]
  const model = models[demo]
  const reading = createEngine({ model, values: {} }).read(question, [], asOf)
  if (reading.kind !== 'plan') throw new Error(`The engine did not answer “${question}”: ${reading.message}`)
  const result = await db.query(`select coalesce(json_agg(q), '[]') as rows from (${reading.sql}) q`)
  const { rows } = rowsOf.parse(result.rows[0])
  if (rows.length < 2) throw new Error(`The sample data of ${demo} gave the home page nothing to show.`)
  const { plan, columns, periodLabel, sql } = reading
  const index = new ModelIndex(onDay(model, asOf))
  const most = Math.max(...rows.map(row => number(row, value)))
  return {
    question,
    sentence: sentence(plan, index, columns, rows, { periodLabel, truncated: false, today: asOf }),
    sql,
    caption,
    bars: rows.map(row => ({
      label: text(row, label),
      share: Math.round((number(row, value) / most) * 1000) / 1000,
      shown: show(number(row, value)),
    })),
    table: {
      columns: columns.map(({ name, role }) => ({ label: name, number: role === 'value' })),
      rows: rows.map(row =>
        columns.map(({ name, role }) => (role === 'value' ? show(number(row, name)) : text(row, name))),
      ),
    },
  }
}

export async function heroAnswers(asOf: Day): Promise<Record<DemoType, HeroAnswer>> {
  const db = await sampleDatabase(asOf)
  try {
    const [rental, estate, store] = await Promise.all(demoTypes.map(demo => answer(db, demo, asOf)))
    if (!rental || !estate || !store) throw new Error('A demo has no answer for the home page.')
    return { vacation_rental: rental, real_estate: estate, ecommerce: store }
  } finally {
    await db.close()
  }
}
