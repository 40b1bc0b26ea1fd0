import { expect, test } from 'vitest'
import type { LookWeights } from '#contract/answer-looks.ts'
import { makeLookReader } from './look-reader.ts'

const inBytes = (weights: number[]) => Buffer.from(Int8Array.from(weights).buffer).toString('base64')
const known: LookWeights = {
  marks: ['how', 'show'],
  looks: {
    names: ['list', 'number plain', 'number rare'],
    step: 0.5,
    weights: inBytes([-4, 4, 0, 6, -6, 0]),
  },
  lengths: { names: ['one', 'several'], step: 1, weights: inBytes([5, -5, -5, 5]) },
}
const opinion = makeLookReader(known, new Map())

test('words weigh for the looks of their answers', () => {
  expect(opinion('how many homes').likeliest).toBe('number')
  expect(opinion('show homes').likeliest).toBe('list')
})
test('a look that such words do not ask for is not likely', () => {
  expect(opinion('show homes').likelihood({ shape: 'number', name: 'number plain' })).toBeLessThan(0.001)
  expect(opinion('show homes').likelihood({ shape: 'list', name: 'list' })).toBeGreaterThan(0.8)
})
test('a rare look goes by its shape', () => {
  const rare = opinion('how many').likelihood({ shape: 'number', name: 'number rare' })
  expect(opinion('how many').likelihood({ shape: 'number', name: 'number summary' })).toBe(rare)
})
test('of a look that is not known nothing is said', () =>
  expect(opinion('show homes').likelihood({ shape: 'row', name: 'row thing' })).toBeNull())
test('words that it has never seen leave all looks as likely', () =>
  expect(opinion('zzyzx').likelihood({ shape: 'list', name: 'list' })).toBeCloseTo(1 / 9))
test('words weigh for the number of rows', () => {
  expect(opinion('how many homes').several).toBeLessThan(0.001)
  expect(opinion('show homes').several).toBeGreaterThan(0.99)
})
