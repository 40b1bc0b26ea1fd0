import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { mismatch } from '#bench/eval/match.ts'
import { blankDataDir } from '#db/embedded/blank.ts'
import { createEngine, type Engine } from '#engine/engine.ts'
import { schemaOf } from './catalogue.testing.ts'
import { clinicTables } from './clinic.testing.ts'
import { deriveModel, deriveValues } from './derive-model.ts'
import { gymTables } from './gym.testing.ts'
import type { Schema } from './schema.ts'

const today = '2026-11-15'
const resultRows = z.object({ rows: z.array(z.record(z.string(), z.json())) })

/** A business known only by its tables: asks the engine, runs what it says, and holds it against a statement written by hand. */
function business(id: string, tables: string) {
  let db: PGlite
  let engine: Engine
  let schema: Schema
  beforeAll(async () => {
    db = await PGlite.create({ loadDataDir: await blankDataDir() })
    await db.exec(tables)
    schema = await schemaOf(db, id)
    engine = createEngine({ model: deriveModel(schema), values: deriveValues(schema) })
  })
  afterAll(() => db.close())
  const rows = async (sql: string) => {
    const found = await db.query(`select coalesce(json_agg(q), '[]') as rows from (${sql}) q`)
    return resultRows.parse(found.rows[0]).rows
  }
  const answers = (question: string, gold: string) =>
    test(`answers: ${question}`, async () => {
      const reading = engine.read(question, [], today)
      if (reading.kind !== 'plan') throw new Error(`${reading.kind}: ${reading.message}`)
      const ordered = /order by/i.test(gold)
      const expected = { sql: gold, rows: await rows(gold), ordered }
      expect(expected.rows).not.toEqual([])
      expect({ sql: reading.sql, wrong: mismatch(expected, await rows(reading.sql)) }).toEqual({
        sql: reading.sql,
        wrong: null,
      })
    })
  const declines = (question: string) =>
    test(`declines: ${question}`, () => expect(engine.read(question, [], today).kind).toBe('declined'))
  const answersItsExamples = () =>
    test('answers every question that it offers', () => {
      const { examples } = deriveModel(schema)
      expect(examples.length).toBeGreaterThan(10)
      expect(examples.filter(one => engine.read(one, [], today).kind !== 'plan')).toEqual([])
    })
  return { answers, declines, answersItsExamples }
}

describe('a veterinary clinic, known by its tables alone', () => {
  const { answers, declines, answersItsExamples } = business('clinic', clinicTables)
  answersItsExamples()
  answers('how many pets are there', 'select count(*) from pets')
  answers('how many cats', "select count(*) from pets where species = 'cat'")
  answers('pets by species', 'select species, count(*) from pets group by 1')
  answers(
    'number of visits by vet',
    'select v.full_name, count(*) from visits i join vets v on v.id = i.vet_id group by v.id',
  )
  answers(
    'visits by month this year',
    "select date_trunc('month', visited_at)::date m, count(*) from visits where visited_at >= '2026-01-01' and visited_at < '2027-01-01' group by 1 order by 1",
  )
  answers(
    'total invoice amount by month',
    "select date_trunc('month', issued_on)::date m, sum(total) from invoices group by 1 order by 1",
  )
  answers(
    'top 5 owners by invoice total',
    'select o.first_name, o.last_name, sum(i.total) from invoices i join visits v on v.id = i.visit_id join pets p on p.id = v.pet_id join owners o on o.id = p.owner_id group by o.id order by 3 desc, 1 limit 5',
  )
  answers(
    'which owners have no visits',
    'select first_name, last_name from owners where id not in (select p.owner_id from visits v join pets p on p.id = v.pet_id)',
  )
  answers(
    'pets without a visit in 2026',
    "select name from pets where id not in (select pet_id from visits where visited_at >= '2026-01-01' and visited_at < '2027-01-01')",
  )
  answers('list dogs over 20 kg', "select name from pets where species = 'dog' and weight_kg > 20")
  answers('average weight by species', 'select species, avg(weight_kg) from pets group by 1')
  answers('owners in Salem', "select first_name, last_name from owners where city = 'Salem'")
  answers(
    'how many visits were cancelled last month',
    "select count(*) from visits where status = 'cancelled' and visited_at >= '2026-10-01' and visited_at < '2026-11-01'",
  )
  answers(
    'overdue invoices over $200',
    "select invoice_number from invoices where status = 'overdue' and total > 200",
  )
  answers(
    'how many invoices are due next month',
    "select count(*) from invoices where due_date >= '2026-12-01' and due_date < '2027-01-01'",
  )
  answers(
    'invoices due last month',
    "select invoice_number from invoices where due_date >= '2026-10-01' and due_date < '2026-11-01'",
  )
  answers('pets born before 2020', "select name from pets where born_on < '2020-01-01'")
  answers('pets that are not neutered', 'select name from pets where not is_neutered')
  answers('unneutered cats', "select name from pets where not is_neutered and species = 'cat'")
  answers('heaviest pet', 'select name, weight_kg from pets order by weight_kg desc limit 1')
  answers('oldest pets', 'select name from pets order by born_on limit 10')
  answers(
    'visits with Maria Alvarez this year',
    "select i.id from visits i join vets v on v.id = i.vet_id where v.full_name = 'Maria Alvarez' and i.visited_at >= '2026-01-01'",
  )
  answers(
    'how much did we invoice last quarter',
    "select sum(total) from invoices where issued_on >= '2026-07-01' and issued_on < '2026-10-01'",
  )
  answers('visits mentioning penicillin', "select id from visits where notes ilike '%penicillin%'")
  answers(
    'owners with more than 2 pets',
    'select o.first_name, count(*) from pets p join owners o on o.id = p.owner_id group by o.id having count(*) > 2',
  )

  // Whether an invoice is revenue, and which vet referred, only the clinic knows.
  declines('revenue by month')
  declines('how many customers')
  declines('visits by referring vet')
  declines('how many pets last month')
  declines('best owners')
  declines('what is our profit')
  declines('which visits will be cancelled')
})

describe('a gym, known by its tables alone', () => {
  const { answers, declines, answersItsExamples } = business('gym', gymTables)
  answersItsExamples()
  answers('how many active members', 'select count(*) from gym_members where is_active')
  answers('inactive members by plan', 'select plan, count(*) from gym_members where not is_active group by 1')
  answers(
    'class bookings by month',
    "select date_trunc('month', booked_on)::date m, count(*) from gym_class_bookings group by 1 order by 1",
  )
  answers(
    'bookings by trainer this year',
    "select t.name, count(*) from gym_class_bookings b join gym_classes c on c.id = b.class_id join gym_trainers t on t.id = c.trainer_id where b.booked_on >= '2026-01-01' group by t.id",
  )
  answers('total payments by method', 'select method, sum(amount) from gym_payments group by 1')
  answers('number of payments by method', 'select method, count(*) from gym_payments group by 1')
  answers(
    'payment amount by month in 2026',
    "select date_trunc('month', payment_date)::date m, sum(amount) from gym_payments where payment_date >= '2026-01-01' and payment_date < '2027-01-01' group by 1 order by 1",
  )
  answers(
    'members with no bookings',
    'select member_name from gym_members where id not in (select member_id from gym_class_bookings)',
  )
  answers('average class price by category', 'select category, avg(price) from gym_classes group by 1')
  answers('classes under $20', 'select title from gym_classes where price < 20')
  answers(
    'top rated trainer',
    'select name, rating from gym_trainers order by rating desc nulls last limit 1',
  )
  answers(
    'payments over 80 in october',
    "select id from gym_payments where amount > 80 and payment_date >= '2026-10-01' and payment_date < '2026-11-01'",
  )
  answers(
    'bookings that were not attended last month',
    "select id from gym_class_bookings where not attended and booked_on >= '2026-10-01' and booked_on < '2026-11-01'",
  )
  answers(
    'attended bookings by category',
    'select c.category, count(*) from gym_class_bookings b join gym_classes c on c.id = b.class_id where b.attended group by 1',
  )
  answers(
    'top 5 members by total payment amount',
    'select m.member_name, sum(p.amount) from gym_payments p join gym_members m on m.id = p.member_id group by m.id order by 2 desc, 1 limit 5',
  )
  answers(
    'new members this year',
    "select count(*) from gym_members where created_at >= '2026-01-01' and created_at < '2027-01-01'",
  )
  answers('biggest payment', 'select id, amount from gym_payments order by amount desc, id limit 1')

  declines('payments by trainer')
  declines('rating of members')
  declines('churn rate')
  declines('how many lockers')
})
