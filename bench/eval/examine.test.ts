import { expect, test } from 'vitest'
import type { ResultRow } from '#contract/sample.ts'
import { plainPlan } from '#engine/plan.ts'
import type { Reading } from '#engine/reading.ts'
import { examine } from './examine.ts'
import type { Question } from '#tests/questions/load.ts'

const question = (gold: string | null, alternatives: string[] = []): Question => ({
  set: 'dev',
  id: 'vr-1',
  demo_type: 'vacation_rental',
  question: 'how many homes',
  gold_sql: gold,
  gold_alt: alternatives,
  ordered: false,
  kind: 'count',
  difficulty: 'easy',
  style: 'plain',
  history: [],
})

const answer = (sql: string): Reading => ({
  kind: 'plan',
  sql,
  plan: plainPlan({}),
  columns: [],
  understood: () => [],
  unused: [],
  periodLabel: null,
  doubted: () => null,
})
const decline: Reading = {
  kind: 'declined',
  reason: 'unknown words',
  words: ['turrets'],
  message: 'No turrets.',
  suggestions: [],
}

const found: Record<string, ResultRow[]> = { sixty: [{ n: 60 }], seven: [{ n: 7 }] }
const rowsOf = async (sql: string) => {
  const rows = found[sql]
  if (rows === undefined) throw new Error('no such column')
  return rows
}
const stage = { gold: rowsOf, generated: (_demo: string, sql: string) => rowsOf(sql) }

const outcome = async (asked: Question, read: () => Reading) => {
  const { verdict, why } = await examine(asked, { read }, stage, '2026-11-15')
  return `${verdict}: ${why}`
}

test('rows that hold the gold rows are right', async () => {
  expect(await outcome(question('sixty'), () => answer('sixty'))).toBe('right: ')
})
test('rows of an alternative statement are right', async () => {
  expect(await outcome(question('sixty', ['seven']), () => answer('seven'))).toBe('right: ')
})
test('other rows are wrong', async () => {
  expect(await outcome(question('sixty'), () => answer('seven'))).toBe('wrong: values differ')
})
test('no statement for a question that has one is declined, with the words that were not understood', async () => {
  expect(await outcome(question('sixty'), () => decline)).toBe('declined: unknown words: turrets')
})
test('no statement for a question without an answer is right', async () => {
  expect(await outcome(question(null), () => decline)).toBe('right: ')
})
test('a statement for a question without an answer is wrong', async () => {
  expect(await outcome(question(null), () => answer('sixty'))).toBe('wrong: answered what has no answer')
})
test('a statement that does not run is wrong', async () => {
  expect(await outcome(question('sixty'), () => answer('broken'))).toBe(
    'wrong: running failed: no such column',
  )
})
test('an engine that throws is wrong', async () => {
  const throwing = () => {
    throw new Error('stack overflow')
  }
  expect(await outcome(question('sixty'), throwing)).toBe('wrong: reading failed: stack overflow')
})
