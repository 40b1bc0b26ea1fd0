import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'
import { Spelling } from './spelling.ts'

test('the nearest word comes first', () => {
  const spelling = new Spelling(['reservation', 'preservation', 'observation'])
  expect(spelling.near('resrvation', 2).map(({ word }) => word)).toEqual(['reservation'])
})

test('a word whose first letter differs is another word', () => {
  expect(new Spelling(['mouse']).near('house', 1)).toEqual([])
})

test('a swap of the first two letters is forgiven', () => {
  expect(new Spelling(['average']).near('vaerage', 1)).toEqual([{ word: 'average', distance: 1 }])
})

/** One mistake of each kind, at any place but the first letter. */
const mistaken = (word: string, place: number, kind: number): string => {
  const at = 1 + (place % (word.length - 1))
  const [before, after] = [word.slice(0, at), word.slice(at)]
  if (kind === 0) return before + after.slice(1)
  if (kind === 1) return `${before}q${after}`
  if (kind === 2) return `${before}q${after.slice(1)}`
  return before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2)
}

test('every word with as many mistakes as are forgiven is found, wherever they are', () => {
  const words = fc.uniqueArray(fc.stringMatching(/^[a-p]{8,12}$/), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(
      words,
      fc.nat(),
      fc.nat(),
      fc.nat(3),
      fc.nat(3),
      (vocabulary, first, second, kindOne, kindTwo) => {
        const [word = ''] = vocabulary
        const typed = mistaken(mistaken(word, first, kindOne), second, kindTwo)
        // Two swaps at one place are more than two mistakes by the measure.
        fc.pre(editDistance(typed, word, 2) <= 2)
        expect(new Spelling(vocabulary).near(typed, 2).map(correction => correction.word)).toContain(word)
      },
    ),
    { numRuns: 500 },
  )
})
