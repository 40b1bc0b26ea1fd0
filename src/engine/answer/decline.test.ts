import { describe, expect, test } from 'vitest'
import type { DeclineReason } from '#engine/reading.ts'
import { about } from './about.ts'
import { decline } from './decline.ts'
import { homesModel } from './homes-model.testing.ts'

const message = (reason: DeclineReason, words: string[] = []) =>
  decline(reason, words, '', homesModel).message
const check = (reason: DeclineReason, words: string[], expected: string) =>
  test(`says: ${expected}`, () => expect(message(reason, words)).toBe(expected))
const held = 'This data is about homes that are let by the night, and who booked them.'

describe('a decline', () => {
  check(
    'absent',
    ['cleaning fees'],
    `I can’t tell from this data: it holds nothing about cleaning costs. ${held}`,
  )
  check(
    'absent',
    ['cleaning cost', 'reviews'],
    `I can’t tell from this data: it holds nothing about cleaning costs or reviews by guests. ${held}`,
  )
  check(
    'absent',
    ['cleaning', 'cleaning fee'],
    `I can’t tell from this data: it holds nothing about cleaning costs. ${held}`,
  )
  check('absent', ['hot tub'], `I can’t tell from this data: it holds nothing about “hot tub”. ${held}`)
  check('absent', [], `I can’t tell from this data: it holds nothing about that. ${held}`)
  check(
    'unknown words',
    ['glamping'],
    `I don’t know what “glamping” means here, and leaving it out could change the answer. ${held}`,
  )
  check(
    'unknown words',
    ['qwe', 'rtz'],
    `I don’t know what “qwe” and “rtz” mean here, and leaving them out could change the answer. ${held}`,
  )
  check('unknown words', [], `I don’t know a word of that question. ${held}`)
  check(
    'wants a change',
    [],
    'I only read this data, so nothing was changed. I can show you the rows; change them where they are kept.',
  )
  check(
    'wants a forecast',
    [],
    'I can’t see ahead: this data holds what was recorded, not what will happen. I can show how it has gone so far.',
  )
  check(
    'wants an opinion',
    [],
    'That is a judgment I can’t make from this data. I can put the numbers side by side, and you decide.',
  )
  check('not a question about the data', [], `That doesn’t look like a question about this data. ${held}`)
  check(
    'beyond the engine',
    [],
    'I follow the words, but I can’t work that out reliably. Ask for one part of it, or try one of these.',
  )
  test('carries reason and words for who shows it', () => {
    expect(decline('unknown words', ['glamping'], 'glamping', homesModel)).toMatchObject({
      kind: 'declined',
      reason: 'unknown words',
      words: ['glamping'],
    })
  })
})

describe('its suggestions', () => {
  const suggest = (question: string) => decline('absent', [], question, homesModel).suggestions
  test('are three questions that work', () => {
    const suggestions = suggest('what is the meaning of life')
    expect(suggestions).toHaveLength(3)
    expect(homesModel.examples).toEqual(expect.arrayContaining(suggestions))
  })
  test('share words with the question, in any form', () => {
    expect(suggest('cleaning costs per booking from instagram')[0]).toBe(
      'How many bookings came from Instagram?',
    )
    expect(suggest('how often do guests cancel, what are the rates of cancellation?')[0]).toBe(
      'What is our cancellation rate?',
    )
    expect(suggest('profit of the top 10 homes')[0]).toBe('Top 5 homes by revenue this year')
  })
})

describe('what can I ask', () => {
  test('is answered with the data, the range of questions and examples', () => {
    expect(about(homesModel)).toEqual({
      kind: 'about',
      message: `${held} Ask for lists, counts, averages, trends and comparisons: revenue, nights sold, average stay and cancellation rate, for example, by home type, city, state or listing status. Every answer shows its SQL and its rows.`,
      suggestions: [
        'What was our revenue last month?',
        'How many bookings came from Instagram?',
        'Average nightly rate by city',
      ],
    })
  })
  test('keeps a name at the beginning as it is', () => {
    expect(about({ ...homesModel, about: 'MLS listings of homes.' }).message).toMatch(
      /^This data is about MLS listings/,
    )
  })
})
