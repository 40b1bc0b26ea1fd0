// Answers for the home page, computed while the site is built: the sample businesses are loaded into a database in memory
// and asked. Nothing on the page is typed by hand but the question.
import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { demoTypes, type DemoType } from '#contract/demos.ts'
import type { Day, ResultRow, SampleRows } from '#contract/sample.ts'
import { samples } from '#verticals/samples.ts'
import type { HeroAnswer } from '#web/pages/home/hero-answer.ts'
import { heroQuestions, number, text } from './hero-questions.ts'

export interface Answered {
  sql: string
  sentence: string
  rows: ResultRow[]
}

/** Who answers. Another source of the same shape, such as the question engine, can take its place. */
export type AnswerSource = (demo: DemoType, question: string, asOf: Day) => Promise<Answered>

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

const askSamples = (db: PGlite): AnswerSource => {
  return async (demo, _question, asOf) => {
    const { sql, sentence } = heroQuestions[demo]
    const { rows } = await db.query<ResultRow>(sql(asOf))
    if (rows.length < 2) throw new Error(`The sample data of ${demo} gave the home page nothing to show.`)
    return { sql: sql(asOf), sentence: sentence(rows), rows }
  }
}

async function answer(source: AnswerSource, demo: DemoType, asOf: Day): Promise<HeroAnswer> {
  const { question, caption, label, value, show, columns } = heroQuestions[demo]
  const { sql, sentence, rows } = await source(demo, question, asOf)
  const most = Math.max(...rows.map(row => number(row, value)))
  return {
    question,
    sentence,
    sql,
    caption,
    bars: rows.map(row => ({
      label: text(row, label),
      share: Math.round((number(row, value) / most) * 1000) / 1000,
      shown: show(number(row, value)),
    })),
    table: {
      columns: columns.map(column => ({ label: column.label, number: column.show !== undefined })),
      rows: rows.map(row =>
        columns.map(column =>
          column.show ? column.show(number(row, column.column)) : text(row, column.column),
        ),
      ),
    },
  }
}

export async function heroAnswers(asOf: Day): Promise<Record<DemoType, HeroAnswer>> {
  const db = await sampleDatabase(asOf)
  try {
    const source = askSamples(db)
    const [rental, estate, store] = await Promise.all(demoTypes.map(demo => answer(source, demo, asOf)))
    if (!rental || !estate || !store) throw new Error('A demo has no answer for the home page.')
    return { vacation_rental: rental, real_estate: estate, ecommerce: store }
  } finally {
    await db.close()
  }
}
