import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['revenue', 'revenue', 0],
  ['revnue', 'revenue', 1],
  ['revenuee', 'revenue', 1],
  ['revenua', 'revenue', 1],
  ['reveneu', 'revenue', 1],
  ['avrage', 'average', 1],
  ['resrvatoin', 'reservation', 2],
  ['house', 'mouse', 1],
  ['', 'ab', 2],
])('%s and %s are %i apart', (a, b, expected) => {
  expect(editDistance(a, b, 2)).toBe(expected)
})

test('what is further apart than the limit is only known to be so', () => {
  expect(editDistance('subdivision', 'revenue', 2)).toBe(3)
})

test('the distance is the same both ways', () => {
  const word = fc.string({ maxLength: 12, unit: fc.constantFrom('a', 'b', 'c', 'd') })
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, b, 2)).toBe(editDistance(b, a, 2))
    }),
  )
})
