import { array, assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { ringedWords } from './ringed-words.ts'

const rings = (question: string, unknown: string[]) =>
  ringedWords(question, unknown)
    .filter(({ ringed }) => ringed)
    .map(({ text }) => text)

test.each([
  ['a word is ringed as it is spelled', 'Profit per crew', ['profit'], ['Profit']],
  ['a part of a word is not', 'Apartments with art', ['art'], ['art']],
  ['neighbors share one ring', 'per cleaning crew last month', ['cleaning', 'crew'], ['cleaning crew']],
  ['others have their own', 'profit per crew', ['profit', 'crew'], ['profit', 'crew']],
  ['a phrase may have hyphens', 'pet-friendly homes', ['pet friendly'], ['pet-friendly']],
  ['signs are no pattern', 'costs (net)?', ['(net'], ['(net']],
  ['a word that is not there rings nothing', 'How many?', ['profit', ''], []],
])('%s', (_, question, unknown, expected) => {
  expect(rings(question, unknown)).toEqual(expected)
})

test('no letter of the question is lost, whatever is ringed', () => {
  assert(
    property(string(), array(string()), (question, unknown) => {
      expect(
        ringedWords(question, unknown)
          .map(({ text }) => text)
          .join(''),
      ).toBe(question)
    }),
  )
})
