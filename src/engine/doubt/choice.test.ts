import { describe, expect, test } from 'vitest'
import { createEngine } from '#engine/engine.ts'
import { shopModel } from '#engine/testing/shop-model.ts'
import { read } from '#tests/support/demo-engines.ts'

describe('a word that fits two kinds of things', () => {
  test('is asked back with a question for each', () => {
    expect(read('vacation_rental', 'How many are pending?')).toEqual({
      kind: 'choice',
      message: '“Pending” could be about listings or bookings. Which do you mean?',
      choices: [
        { label: 'Listings', question: 'How many pending listings?' },
        { label: 'Bookings', question: 'How many pending bookings?' },
      ],
    })
  })
  test.each(['how many listings are pending', 'pending reservations', 'how much revenue is pending'])(
    'is settled by its neighbors: %s',
    question => expect(read('vacation_rental', question).kind).not.toBe('choice'),
  )
  test('is settled by the question before', () => {
    expect(read('vacation_rental', 'only the pending ones', 'how many reservations last month').kind).toBe(
      'plan',
    )
  })
})

describe('things with several dates and none of their own', () => {
  test('are asked about by each of them', () => {
    expect(read('real_estate', 'How many listings in Old Town last month?')).toEqual({
      kind: 'choice',
      message: 'Listings have more than one date. Which one do you mean?',
      choices: [
        { label: 'By date added', question: 'How many listings in Old Town hit the market last month?' },
        { label: 'By close date', question: 'How many listings in Old Town sold last month?' },
      ],
    })
  })
  test('are named where the question only speaks of their price', () => {
    expect(read('real_estate', 'average price last month')).toMatchObject({
      choices: [
        { question: 'What is the average price of listings that hit the market last month' },
        { question: 'What is the average price of listings that sold last month' },
      ],
    })
  })
  test('are no choice for a time before there was any data', () => {
    expect(read('real_estate', 'how many homes in 1985').kind).toBe('declined')
  })
})

describe('a name that two measures share', () => {
  const [revenue] = shopModel.measures
  const tips = {
    id: 'tips',
    label: 'tips',
    words: ['tips', 'takings'],
    noun: 'stay',
    value: { kind: 'aggregate', of: { fn: 'count' } },
    format: 'count',
  } as const
  const model =
    revenue === undefined
      ? shopModel
      : { ...shopModel, measures: [{ ...revenue, words: ['revenue', 'takings'] }, tips] }
  const engine = createEngine({ model, values: {} })

  test('is asked back in the names that each has alone', () => {
    expect(engine.read('takings by city', [], '2026-11-15')).toEqual({
      kind: 'choice',
      message: '“Takings” could mean revenue or tips. Which do you mean?',
      choices: [
        { label: 'Revenue', question: 'revenue by city' },
        { label: 'Tips', question: 'tips by city' },
      ],
    })
  })
  test('is no question that could be suggested', () => {
    expect(engine.answers('takings by city', '2026-11-15')).toBe(false)
    expect(engine.answers('revenue by city', '2026-11-15')).toBe(true)
  })
})
