import { beforeAll, expect, test } from 'vitest'
import type { DemoType } from '#contract/demos.ts'
import type { HeroAnswer } from '#web/pages/home/hero-answer.ts'
import { heroAnswers } from './hero-answers.ts'

let answers: Record<DemoType, HeroAnswer>
beforeAll(async () => {
  answers = await heroAnswers('2026-11-15')
})

test('each demo answers with five rows, the longest bar first', () => {
  for (const { bars, table } of Object.values(answers)) {
    expect(bars).toHaveLength(5)
    expect(table.rows).toHaveLength(5)
    expect(bars[0]?.share).toBe(1)
  }
})

test('the sentence names the first row and its figure', () => {
  for (const { sentence, bars, table } of Object.values(answers)) {
    expect(sentence).toContain(table.rows[0]?.[0])
    expect(sentence).toContain(bars[0]?.shown.replace(' days', ''))
  }
})

test('the query is written for the day of the build', () => {
  expect(answers.vacation_rental.sql).toContain("'2026-01-01'")
  expect(answers.real_estate.sql).toContain("'2025-11-15'")
})
