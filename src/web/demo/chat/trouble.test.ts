import { expect, test } from 'vitest'
import { AskProblem } from '#web/data/ask.ts'
import { troubleOf } from './trouble.ts'

test.each([
  [
    'a refusal',
    new AskProblem('Too many requests.', 429, 40),
    { message: 'Too many requests.', retryAfter: 40 },
  ],
  [
    'a mistake of ours',
    new TypeError('x is not a function'),
    { message: 'x is not a function', retryAfter: null },
  ],
  ['what is no error', 'boom', { message: 'Failed to process your request', retryAfter: null }],
])('%s is said', (_, error, expected) => {
  expect(troubleOf(error)).toEqual(expected)
})
