import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '#engine/text/any-text.testing.ts'
import { tokenize } from '#engine/text/tokenize.ts'
import type { Meaning } from './comparison.ts'
import { recognizeComparisons } from './comparisons.ts'

const written = (meaning: Meaning): string => {
  switch (meaning.kind) {
    case 'compare':
      return `${meaning.op} ${meaning.value}`
    case 'between':
      return `${meaning.low} to ${meaning.openHigh ? 'under ' : ''}${meaning.high}`
    case 'around':
      return `${meaning.low} ~ ${meaning.high}`
    case 'one of':
      return meaning.values.join(' or ')
  }
}
const found = (question: string) => recognizeComparisons(tokenize(question)).map(written).join('; ')

const used = (question: string) => {
  const tokens = tokenize(question)
  return recognizeComparisons(tokens).map(comparison => comparison.used.map(at => tokens[at]?.text).join(' '))
}

describe('bounds before the number', () => {
  test.each([
    ['at least 3 bedrooms', '>= 3'],
    ['minimum 4', '>= 4'],
    ['a minimum of 4', '>= 4'],
    ['no less than 5', '>= 5'],
    ['beds >= 5', '>= 5'],
    ['starting at $400', '>= 400'],
    ['more than 3', '> 3'],
    ['more then 3', '> 3'],
    ['over $1k', '> 1000'],
    ['above 14 percent', '> 14'],
    ['exceeding 20', '> 20'],
    ['north of 2 million', '> 2000000'],
    ['over a month', '> 1'],
    ['under $250 a night', '< 250'],
    ['just under 500k', '< 500000'],
    ['less than 500', '< 500'],
    ['fewer than 10 units', '< 10'],
    ['year_built < 1970', '< 1970'],
    ['at most 2', '<= 2'],
    ['up to 600k', '<= 600000'],
    ['max 500', '<= 500'],
    ['no more than 5', '<= 5'],
    ['not more than 5', '<= 5'],
    ['the budget tops out at 1.5 million', '<= 1500000'],
    ['exactly 2.5 baths', '= 2.5'],
    ['other than 3', '<> 3'],
    ['not exactly 3', '<> 3'],
    ['less price than 400', '< 400'],
    ['less than or equal to 7', '<= 7'],
    ['at or below 300', '<= 300'],
    ['at least once', '>= 1'],
    ['more than twice', '> 2'],
    ['max price 600k', '<= 600000'],
  ])('%s means %s', (question, expected) => {
    expect(found(question)).toBe(expected)
  })
})

describe('bounds behind the number', () => {
  test.each([
    ['20 or more views', '>= 20'],
    ['5+ beds', '>= 5'],
    ['rated 4 or better', '>= 4'],
    ['2M and up', '>= 2000000'],
    ['4 bedrooms minimum', '>= 4'],
    ['3 full baths or more', '>= 3'],
    ['14 days or less on market', '<= 14'],
    ['10 or fewer', '<= 10'],
    ['500 dollars tops', '<= 500'],
    ['3 bedrooms at most', '<= 3'],
    ['about 500k or less', '<= 500000'],
    ['500k or so', '450000 ~ 550000'],
    ['500kish', '450000 ~ 550000'],
    ['twice or more', '>= 2'],
  ])('%s means %s', (question, expected) => {
    expect(found(question)).toBe(expected)
  })

  test.each([
    ['3 beds and under 600k', '< 600000'],
    ['3 beds and up to 2 baths', '<= 2'],
    ['under thirty days and above ask', '< 30'],
    ['30 days and above ask', ''],
    ['max price of 3 bedroom homes', ''],
    ['within 10 percent of asking', ''],
    ['he called me twice', ''],
    ['title + both counts of 3', ''],
  ])('in %s a bound belongs to what follows it: %s', (question, expected) => {
    expect(found(question)).toBe(expected)
  })
})

describe('years', () => {
  test.each([
    ['built after 2015 and before 2021', '> 2015; < 2021'],
    ['built since 2015', '>= 2015'],
    ['built in or after 2015', '>= 2015'],
    ['built in 2000 or later', '>= 2000'],
    ['1990 or older', '<= 1990'],
    ['10 years or older', '>= 10'],
    ['closed after 14 days', ''],
  ])('%s means %s', (question, expected) => {
    expect(found(question)).toBe(expected)
  })
})

describe('ranges, sets and rough values', () => {
  test.each([
    ['between 400k and 2M', '400000 to 2000000'],
    ['between $400 and $800', '400 to 800'],
    ['between 800 and 400', '400 to 800'],
    ['between 400 and 800k', '400000 to 800000'],
    ['1 to 2 million', '1000000 to 2000000'],
    ['one to two million', '1000000 to 2000000'],
    ['$500-600k', '500000 to 600000'],
    ['from 2 beds to 4 beds', '2 to 4'],
    ['around $300 to $400', '300 to 400'],
    ['2-4', '2 to 4'],
    ['10 to 20%', '10 to 20'],
    ['500k to under 1M', '500000 to under 1000000'],
    ['below 500k, 500k up to 1M, and 1M or more', '< 500000; 500000 to 1000000; >= 1000000'],
    ['3 or 4 bed', '3 or 4'],
    ['2, 3 or 4', '2 or 3 or 4'],
    ['3, 4', ''],
    ['worth $1M', '900000 ~ 1100000'],
    ['near $500,000', '450000 ~ 550000'],
    ['around 1.2M', '1080000 ~ 1320000'],
    ['~300', '270 ~ 330'],
    ['worth over $1M', '> 1000000'],
    ['2026-03-15', ''],
    ['3/15/2026', ''],
  ])('%s means %s', (question, expected) => {
    expect(found(question)).toBe(expected)
  })
})

test.each([
  ['top 5 products', ''],
  ['4 bedrooms', ''],
  ['cheaper than 25 dollars', ''],
  ['the first and second stay', ''],
])('%s is left to the parser', (question, expected) => {
  expect(found(question)).toBe(expected)
})

test('a comparison names the words it used and leaves the unit to others', () => {
  expect(used('they need 4 bedrooms minimum between $400k and $800k')).toEqual([
    '4 minimum',
    'between $ 400k and $ 800k',
  ])
  expect(used('worth at least $1M')).toEqual(['worth at least $ 1m'])
})

test('money and percentages keep their unit', () => {
  const units = recognizeComparisons(tokenize('over $5, under 5 percent, at least 5')).map(({ unit }) => unit)
  expect(units).toEqual(['money', 'percent', 'plain'])
})

test('comparisons of any text use tokens that exist, each once', () => {
  const piece = fc.constantFrom(
    'between',
    'and',
    'or',
    'more',
    'than',
    'at least',
    '5',
    '$',
    '2k',
    '-',
    ',',
    'not',
    'to',
    'minimum',
    '+',
    'a',
    'month',
  )
  fc.assert(
    fc.property(anyText(piece), question => {
      const tokens = tokenize(question)
      for (const comparison of recognizeComparisons(tokens)) {
        expect(new Set(comparison.used).size).toBe(comparison.used.length)
        for (const at of comparison.used) expect(tokens[at]).toBeDefined()
        const { low, high } = { low: 0, high: 0, ...comparison }
        expect(low).toBeLessThanOrEqual(high)
      }
    }),
  )
})
