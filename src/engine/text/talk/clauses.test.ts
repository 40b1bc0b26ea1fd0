import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tokenize } from '#engine/text/tokenize.ts'
import { clauses } from './clauses.ts'
import { sentences } from './sentences.ts'

const split = (question: string) => {
  const tokens = tokenize(question)
  return clauses(tokens).map(({ kind, start, end }) => {
    const words = tokens.slice(start, end).map(token => token.text)
    return `${kind}: ${words.join(' ')}`
  })
}

describe('a long opening is told apart from what is asked', () => {
  test.each([
    [
      "We're a family of eight and we ski a lot, so what's the average nightly rate in Aspen?",
      [
        'tells: we are a family of eight and we ski a lot',
        'asks: so what is the average nightly rate in aspen',
      ],
    ],
    [
      "My CFO is breathing down my neck about refunds, I'm not so sure, so give me the refund rate",
      [
        'tells: my cfo is breathing down my neck about refunds',
        'tells: i am not so sure',
        'asks: so give me the refund rate',
      ],
    ],
    [
      'I was talking with a seller this morning. What did homes in Bay Colony bring?',
      ['tells: i was talking with a seller this morning', 'asks: what did homes in bay colony bring'],
    ],
    [
      'here it comes: average order value by month',
      ['tells: here it comes', 'fragment: average order value by month'],
    ],
  ])('%s', (question, expected) => {
    expect(split(question)).toEqual(expected)
  })
})

describe('a list stays in one piece', () => {
  test.each([
    ['show name, email and message', ['asks: show name , email and message']],
    ['revenue by city, state and month', ['fragment: revenue by city , state and month']],
    ['homes under 500 - name, city, price', ['fragment: homes under 500', 'fragment: name , city , price']],
  ])('%s', (question, expected) => {
    expect(split(question)).toEqual(expected)
  })
})

test('sentences leave out the marks that end them', () => {
  const tokens = tokenize('Any cabins? Just names.')
  expect(sentences(tokens)).toEqual([
    { start: 0, end: 2 },
    { start: 3, end: 5 },
  ])
})

test('clauses of any text are in order and lie within it', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 500 }), question => {
      const tokens = tokenize(question)
      let reached = 0
      for (const clause of clauses(tokens)) {
        expect(clause.start).toBeGreaterThanOrEqual(reached)
        expect(clause.end).toBeGreaterThan(clause.start)
        reached = clause.end
      }
      expect(reached).toBeLessThanOrEqual(tokens.length)
    }),
  )
})
