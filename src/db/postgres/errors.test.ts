import { expect, test } from 'vitest'
import { DatabaseUnavailable } from '#db/problems.ts'
import { translate } from './errors.ts'

test.each([
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Connection terminated unexpectedly',
])('a driver that says "%s" has lost its server for a moment', message => {
  expect(translate(new Error(message))).toBeInstanceOf(DatabaseUnavailable)
})

test('what nobody expected stays what it is', () => {
  const bug = new TypeError('undefined is not a function')
  expect(translate(bug)).toBe(bug)
})
