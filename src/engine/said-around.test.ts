// What people type before and behind a question: it leaves the answer as it is, or says only how its rows are to stand.
import { describe, expect, test } from 'vitest'
import type { DemoType } from '#contract/demos.ts'
import { read } from '#tests/support/demo-engines.ts'
import said from '#tests/questions/said-around.json' with { type: 'json' }

type Asked = readonly [DemoType, string]

const numbers: readonly Asked[] = [
  ['vacation_rental', 'how many bookings did we have last month'],
  ['real_estate', 'how many homes are for sale in Old Town'],
  ['ecommerce', 'how many units did we sell in 2025'],
]
const groups: readonly Asked[] = [
  ['vacation_rental', 'revenue by city'],
  ['real_estate', 'number of sales per subdivision this year'],
  ['ecommerce', 'units sold by brand last month'],
]

const sqlOf = (demo: DemoType, question: string): string => {
  const reading = read(demo, question)
  return reading.kind === 'plan' ? reading.sql : `${reading.kind}: ${question}`
}

/** Said around each of them, they are read as if `plain` had been typed. */
const keeps = (
  asked: readonly Asked[],
  around: readonly string[],
  put: (said: string, question: string) => string,
  plain: (question: string) => string = question => question,
) =>
  test.each(around)('%j', words => {
    for (const [demo, question] of asked)
      expect(sqlOf(demo, put(words, question))).toBe(sqlOf(demo, plain(question)))
  })

const behind = (words: string, question: string) => question + words

describe('before a question', () => {
  keeps([...numbers, ...groups], said.heads, (words, question) => words + question)
})
describe('behind a question', () => {
  keeps([...numbers, ...groups], said.tails, behind)
})
describe('around a question', () => {
  keeps(numbers, said.wraps, (words, question) => words.replace('{q}', question))
})
describe('that it is one number', () => {
  keeps(numbers, said.inOneNumber, behind)
})
describe('that each is told for itself', () => {
  keeps(groups, said.oneByOne, behind)
})
describe('that the highest comes first', () => {
  keeps(groups, said.highestFirst, behind, question => `${question}, highest first`)
})
describe('that the lowest comes first', () => {
  keeps(groups, said.lowestFirst, behind, question => `${question}, lowest first`)
})
