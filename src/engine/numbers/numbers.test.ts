import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '#engine/text/any-text.testing.ts'
import { tokenize } from '#engine/text/tokenize.ts'
import { recognizeNumbers } from './numbers.ts'

/** Each number with its kind, as `250 money`; plain numbers without one. */
const found = (question: string) =>
  recognizeNumbers(tokenize(question))
    .map(({ value, kind }) => (kind === 'plain' ? String(value) : `${value} ${kind}`))
    .join(', ')

describe('in figures', () => {
  test.each([
    ['500k', '500000'],
    ['500 k', '500000'],
    ['$1M', '1000000 money'],
    ['$1.25m', '1250000 money'],
    ['1,5m', '1500000'],
    ['1.2 million', '1200000'],
    ['3 mil', '3000000'],
    ['2.3bn', '2300000000'],
    ['10,000', '10000'],
    ['$ 1,250.50', '1250.5 money'],
    ['3.5', '3.5'],
    ['.5', '0.5'],
    ['2½', '2.5'],
    ['2 1/2 baths', '2.5'],
    ['25 dollars', '25 money'],
    ['25 dolars', '25 money'],
    ['150 bucks', '150 money'],
    ['10 %', '10 percent'],
    ['5 percent', '5 percent'],
    ['14 per cent', '14 percent'],
    ['3rd', '3 ordinal'],
    ['growth below -5%', '-5 percent'],
    ['3-bedroom', '3'],
    ['4+ beds', '4'],
  ])('%s is %s', (question, expected) => {
    expect(found(question)).toBe(expected)
  })
})

describe('in words', () => {
  test.each([
    ['ninety', '90'],
    ['one point five million', '1500000'],
    ['four point two five', '4.25'],
    ['one of our chalets', ''],
    ['twenty-five', '25'],
    ['one hundred and twenty', '120'],
    ['fifteen hundred dollars', '1500 money'],
    ['a hundred and twenty bucks', '120 money'],
    ['three hundred and fifty thousand', '350000'],
    ['two million and a half', '2500000'],
    ['one hundred and fifty one hundred and sixty', '150, 160'],
    ['thirty five hundred', '3500'],
    ['two thousand dollars', '2000 money'],
    ['one million two hundred thousand', '1200000'],
    ['ten grand', '10000 money'],
    ['a dozen', '12'],
    ['half a dozen', '6'],
    ['two dozen', '24'],
    ['a couple of weeks', '2'],
    ['a hundred', '100'],
    ['a hundred and twenty', '120'],
    ['half a million', '500000'],
    ['two and a half million', '2500000'],
    ['3 and a half', '3.5'],
    ['a million and a half', '1500000'],
    ['twenty twenty five', '2025'],
    ['nineteen eighty', '1980'],
    ['twenty oh five', '2005'],
    ['third', '3 ordinal'],
    ['twenty first', '21 ordinal'],
    ['between one hundred and two hundred', '100, 200'],
    ['three bedrooms and two baths', '3, 2'],
  ])('%s is %s', (question, expected) => {
    expect(found(question)).toBe(expected)
  })
})

describe('what is no number', () => {
  test.each([
    '$/sf',
    'this one',
    'each one',
    'homes without one',
    'the last one',
    'built in the 1990s',
    "mar '25",
  ])('%s', question => {
    expect(found(question)).toBe('')
  })
})

test.each([
  ['2025', true],
  ['twenty twenty five', true],
  ['1948', true],
  ['2,025', false],
  ['$2025', false],
  ['2025 dollars', false],
  ['1850', false],
])('%s can be a year: %s', (question, expected) => {
  expect(recognizeNumbers(tokenize(question))[0]?.year).toBe(expected)
})

test('numbers of any text are finite and lie within it, in order', () => {
  const piece = fc.constantFrom(
    'twenty',
    'hundred',
    'and',
    'a',
    'half',
    'million',
    '5',
    '$',
    '%',
    '1.5k',
    '-',
    'first',
    'constructor',
    'one',
  )
  fc.assert(
    fc.property(anyText(piece), question => {
      const tokens = tokenize(question)
      let reached = 0
      for (const number of recognizeNumbers(tokens)) {
        expect(Number.isFinite(number.value)).toBe(true)
        expect(number.start).toBeGreaterThanOrEqual(reached)
        expect(number.end).toBeGreaterThan(number.start)
        reached = number.end
      }
      expect(reached).toBeLessThanOrEqual(tokens.length)
    }),
  )
})
