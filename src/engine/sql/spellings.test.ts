import { expect, test } from 'vitest'
import { spellings } from './spellings.ts'

test('a word that may be tied by a hyphen is searched for with and without it', () => {
  expect(spellings('early check in')).toEqual(['early check in', 'early check-in'])
  expect(spellings('pet-friendly')).toEqual(['pet-friendly', 'pet friendly'])
})

test('words that stand apart have one spelling', () => {
  expect(spellings('hot tub')).toEqual(['hot tub'])
})
