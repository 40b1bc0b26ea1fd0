import { describe, expect, test } from 'vitest'
import { homes } from '#tests/support/patterns.ts'
import { tokenize } from '#engine/text/tokenize.ts'
import { withoutGreeting } from './greetings.ts'

const left = (question: string) =>
  withoutGreeting(tokenize(question))
    .map(({ text }) => text)
    .join(' ')

describe('what only opens the talk', () => {
  test.each([
    ['Hi there, how many homes', 'how many homes'],
    ['alright good to know, how many homes', 'how many homes'],
    ['alright good homes in Aspen', 'alright good homes in aspen'],
    ['Morning! My nephew is moving', 'my nephew is moving'],
    ['Hello, between us, I think so', 'i think so'],
    ['Um, okay, quick one, how many homes', 'how many homes'],
    ['Gosh, what a day. How many homes', 'how many homes'],
    ['ok so the photographer has time', 'the photographer has time'],
    ['Hi Tom, how many homes', 'how many homes'],
    ['ok cool same thing but only 4 beds', 'same thing but only 4 beds'],
    ['right now how many homes', 'right now how many homes'],
    ['ok nice, make it units sold instead', 'make it units sold instead'],
  ])('%s', (question, expected) => expect(left(question)).toBe(expected))
})

test('without a pause it may belong to the question', () => {
  expect(left('morning arrivals by city')).toBe('morning arrivals by city')
  expect(left('hello')).toBe('hello')
})

homes.says(
  "Hello hello, a seller wants to know if putting in a pool pays off, so what's the average sold price with a pool and, well, without one?",
  'GROUP BY has_pool',
)

test.each(['grand', 'fair enough', 'good stuff', 'ta'])('%s is said of the answer before', word =>
  expect(left(`${word}, and what about september`)).toBe('and what about september'),
)
