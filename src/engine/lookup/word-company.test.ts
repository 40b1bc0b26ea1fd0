import { expect, test } from 'vitest'
import { asCounted, edge, makeCompany, pieceOfQuestion } from './word-company.ts'

const company = makeCompany({
  words: { last: 50, lost: 50, year: 100, in: 200 },
  behind: { last: { year: 40 }, in: { last: 5 } },
})

test('of two words equally common, the likelier is the one that stood there before', () =>
  expect(company.likelihood('in', 'last', 'year')).toBeGreaterThan(
    company.likelihood('in', 'lost', 'year') + 1,
  ))

test('a word that nobody asked with is possible, and seldom meant', () => {
  const never = company.likelihood('in', 'zebra', 'year')
  expect(never).toBeGreaterThan(-Infinity)
  expect(never).toBeLessThan(company.likelihood('in', 'lost', 'year'))
})

test('one neighbor is enough to have been seen', () => {
  expect(company.isSeen('for', 'last', 'year')).toBe(true)
  expect(company.isSeen('for', 'lost', 'year')).toBe(false)
})

test('numbers are one word, and marks part words as an end does', () =>
  expect(
    Array.from('Sold in 2025, by area'.matchAll(pieceOfQuestion), ([piece]) => asCounted(piece)),
  ).toEqual(['sold', 'in', '#', edge, 'by', 'area']))
