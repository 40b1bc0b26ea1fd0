import { expect, test } from 'vitest'
import { read } from '#tests/support/demo-engines.ts'

test('a number of two is asked back: for each, or for both', () =>
  expect(read('vacation_rental', 'revenue of Aspen and Key West')).toEqual({
    kind: 'choice',
    message: 'One number for each of them, or one for all together?',
    choices: [
      { label: 'One for each', question: 'revenue of Aspen and Key West each' },
      { label: 'All together', question: 'combined revenue of Aspen and Key West' },
    ],
  }))

test('who says which is not asked', () => {
  expect(read('vacation_rental', 'combined revenue of Aspen and Key West').kind).toBe('plan')
  expect(read('vacation_rental', 'average nightly rate in Aspen and Key West').kind).toBe('plan')
})

test('what three sold in each year may be meant for each of them', () =>
  expect(
    read(
      'real_estate',
      'Median sold price in Harbor Village, Palmetto Village and Lighthouse Village for each closing year',
    ).kind,
  ).toBe('choice'))
