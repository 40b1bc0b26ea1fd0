import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engineKinds, openEngine } from '#tests/support/engines.ts'
import { migrate } from '#db/migrate.ts'
import type { Engine } from '#db/port.ts'
import { DatabaseError, DatabaseUnavailable } from '#db/problems.ts'
import { logEntry } from './log-entry.ts'
import { makeQuestionLog } from './question-log.ts'

const log = pino({ enabled: false })

const entry = (text: string) =>
  logEntry({
    demo: 'real_estate',
    text,
    at: new Date('2026-11-15T10:00:00Z'),
    elapsedMs: 12,
    address: '203.0.113.77',
    header: () => 'en-US',
    outcome: { answer: 'He said "60".', sql: 'SELECT 1', results: [{ n: 60, city: null }] },
  })

describe.each(engineKinds)('the log of questions on %s', kind => {
  let db: Engine
  beforeAll(async () => {
    db = await openEngine(kind, async session => void (await migrate(session)))
  })
  afterAll(() => db.close())

  test('holds what was noted, in order, once it has settled', async () => {
    const questionLog = makeQuestionLog({ db, log })
    for (let n = 1; n <= 30; n++) questionLog.note(entry(`question ${n}`))
    await questionLog.settle()
    const rows = await db.query(
      { text: 'select query_text, query_response, request_headers from query_logs order by id' },
      'staff',
    )
    expect(rows).toHaveLength(30)
    expect(rows[29]).toEqual({
      query_text: 'question 30',
      query_response: { answer: 'He said "60".', results: [{ n: 60, city: null }] },
      request_headers: { 'accept-language': 'en-US' },
    })
  })
  test('takes any text that a visitor can send', async () => {
    const questionLog = makeQuestionLog({ db, log })
    questionLog.note(entry(`'; drop table query_logs; -- \u0000 \ud800 ${'😀'.repeat(1500)}`))
    await questionLog.settle()
    const [row] = await db.query(
      { text: 'select query_text from query_logs order by id desc limit 1' },
      'staff',
    )
    expect(row).toMatchObject({ query_text: expect.stringMatching(/^'; drop table query_logs; --/) })
  })
})

/** A database that fails as told, one entry of the list for each attempt, and then takes everything. */
const failing = (...problems: Error[]) => {
  const taken: unknown[] = []
  return {
    taken,
    async query({ values = [] }: { values?: readonly unknown[] }) {
      const problem = problems.shift()
      if (problem !== undefined) throw problem
      taken.push(values[4])
      return []
    },
  }
}
const away = () => new DatabaseUnavailable('away')

describe('while the database fails', () => {
  test('questions wait until it is back, in order', async () => {
    const db = failing(away(), away(), away())
    const questionLog = makeQuestionLog({ db, log, retryMs: 1 })
    questionLog.note(entry('first'))
    questionLog.note(entry('second'))
    await questionLog.settle()
    expect(db.taken).toEqual(['first', 'second'])
  })
  test('an entry that it refuses does not hold up the others', async () => {
    const db = failing(new DatabaseError({ code: '23514', message: 'check violated' }))
    const questionLog = makeQuestionLog({ db, log })
    questionLog.note(entry('refused'))
    questionLog.note(entry('taken'))
    await questionLog.settle()
    expect(db.taken).toEqual(['taken'])
  })
  test('a shutdown does not wait for it for ever', async () => {
    const db = failing(...Array.from({ length: 50 }, away))
    const questionLog = makeQuestionLog({ db, log, retryMs: 60_000, patienceMs: 1 })
    questionLog.note(entry('lost'))
    await questionLog.settle()
    expect(db.taken).toEqual([])
  })
  test('memory is bounded', async () => {
    const db = failing(away())
    const questionLog = makeQuestionLog({ db, log, retryMs: 1 })
    for (let n = 0; n < 1200; n++) questionLog.note(entry(`question ${n}`))
    await questionLog.settle()
    expect(db.taken).toHaveLength(1000)
  })
})
