import { expect, test } from 'vitest'
import { cellText, columnsOf, headerLines, keptAnswer } from './kept-answer.ts'

test('an answer is read with its rows', () =>
  expect(keptAnswer({ answer: 'Two.', results: [{ n: 2 }] })).toEqual({
    answer: 'Two.',
    results: [{ n: 2 }],
  }))

test.each([null, 'text', [], {}, { answer: 7, results: [] }, { answer: 'x', results: {} }])(
  '%j is no answer',
  response => expect(keptAnswer(response)).toBeNull(),
)

test('rows that differ show the columns of all of them', () =>
  expect(
    columnsOf([
      { a: 1, b: 2 },
      { b: 3, c: 4 },
    ]),
  ).toEqual(['a', 'b', 'c']))

test.each([
  [null, 'null'],
  [undefined, 'null'],
  [0, '0'],
  [false, 'false'],
  ['', ''],
  [{ a: [1] }, '{"a":[1]}'],
  [[1, null], '[1,null]'],
])('the cell %j reads %j', (value, text) => expect(cellText(value)).toBe(text))

test('headers are listed by name, and anything else is none', () => {
  expect(headerLines({ 'accept-language': 'en-US', referer: null })).toEqual([
    ['accept-language', 'en-US'],
    ['referer', 'null'],
  ])
  expect([null, 'x', ['y']].map(headerLines)).toEqual([[], [], []])
})
