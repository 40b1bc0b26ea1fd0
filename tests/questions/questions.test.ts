// Promises about the question sets themselves: a broken gold statement would call right answers wrong.
import { describe, expect, test } from 'vitest'
import { demoTables } from '#contract/demos.ts'
import { guard } from '#db/guard/guard.ts'
import { questionSets, readQuestions } from './load.ts'

const all = questionSets().flatMap(set => readQuestions(set))

function repeated(texts: readonly string[]): string[] {
  const seen = new Set<string>()
  return texts.filter(text => seen.size === seen.add(text).size)
}

describe('the question sets', () => {
  test('give every question an id of its own', () => expect(repeated(all.map(({ id }) => id))).toEqual([]))
  test('ask nothing twice of the same demo after the same history', () => {
    const asked = all.map(({ demo_type, question, history }) =>
      JSON.stringify([demo_type, question, history]),
    )
    expect(repeated(asked)).toEqual([])
  })
  test('hold only statements that may run', () => {
    const refused = all.flatMap(({ id, demo_type, gold_sql }) => {
      if (gold_sql === null) return []
      const verdict = guard(gold_sql, { tables: demoTables[demo_type] })
      return verdict.ok ? [] : [`${id}: ${verdict.reason}`]
    })
    expect(refused).toEqual([])
  })
  test('hold no statement where there is no answer', () =>
    expect(
      all.filter(
        ({ gold_sql, gold_alt, set }) => set === 'refusals' && (gold_sql !== null || gold_alt.length > 0),
      ),
    ).toEqual([]))
})
