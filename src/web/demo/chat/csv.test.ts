import { describe, expect, test } from 'vitest'
import type { ResultRow } from '#contract/sample.ts'
import { answerWith } from './answer.testing.ts'
import { csvOf, fileNameOf } from './csv.ts'

const linesOf = (...results: ResultRow[]) =>
  csvOf(answerWith({ columns: [], results }))
    .slice(1)
    .split('\r\n')

describe('a file of rows', () => {
  test('has the names of the columns first and the values as they are', () => {
    expect(linesOf({ title: 'Sunset Pier Loft', revenue: 118420.5 })).toEqual([
      'title,revenue',
      'Sunset Pier Loft,118420.5',
    ])
  })
  test('quotes commas, quotes and line ends', () => {
    expect(linesOf({ a: 'Aspen, CO', b: 'the "loft"', c: 'two\nlines' })[1]).toBe(
      '"Aspen, CO","the ""loft""","two\nlines"',
    )
  })
  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('%j cannot run in a spreadsheet', text => {
    expect(csvOf(answerWith({ columns: [], results: [{ text }] }))).toContain(`'${text}`)
  })
  test('leaves numbers below zero numbers', () => {
    expect(linesOf({ change: -12.5 })[1]).toBe('-12.5')
  })
  test('has nothing for null, and the text of an object', () => {
    expect(linesOf({ a: null, b: { c: 1 } })[1]).toBe(',"{""c"":1}"')
  })
  test('is read as UTF-8 by a spreadsheet', () => {
    expect(csvOf(answerWith({})).charCodeAt(0)).toBe(0xfeff)
  })
  test('keeps the order of the columns, also where a row is short', () => {
    const answer = answerWith({
      columns: [
        { name: 'b', label: 'B', format: 'text', role: 'key' },
        { name: 'a', label: 'A', format: 'count', role: 'value' },
      ],
      results: [{ a: 1, b: 'x' }, { a: 2 }],
    })
    expect(csvOf(answer).slice(1).split('\r\n')).toEqual(['b,a', 'x,1', ',2'])
  })
})

test.each([
  ['Top 5 properties with most revenue this year?', 'top-5-properties-with-most-revenue-this-year.csv'],
  ['Cañon City: $/SF', 'canon-city-sf.csv'],
  ['../../etc/passwd', 'etc-passwd.csv'],
  ['???', 'answer.csv'],
])('%s is kept in %s', (question, expected) => {
  expect(fileNameOf(question)).toBe(expected)
})

test('a long question makes a name of bearable length', () => {
  expect(fileNameOf('word '.repeat(90)).length).toBeLessThanOrEqual(84)
})
