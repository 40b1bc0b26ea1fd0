import { describe, expect, test } from 'vitest'
import { parseQuestion } from './question.ts'

const sound = { query: 'how many homes', table: 'real_estate_listings', demo_type: 'real_estate' }
const parse = (changes: object = {}) => parseQuestion(JSON.stringify({ ...sound, ...changes }))
const error = (changes: object) => {
  const asked = parse(changes)
  return asked.ok ? 'accepted' : asked.error
}

describe('a question is taken', () => {
  test('trimmed, without history', () =>
    expect(parse({ query: '  how many homes \n' })).toEqual({
      ok: true,
      question: { demo: 'real_estate', text: 'how many homes', history: [] },
    }))
  test('with up to ten earlier questions', () =>
    expect(parse({ history: Array(10).fill('and Old Town?') }).ok).toBe(true))
  test('about any table of its demo', () =>
    expect(error({ demo_type: 'ecommerce', table: 'ecommerce_buyers' })).toBe('accepted'))
  test('with exactly 500 characters', () => expect(parse({ query: 'a'.repeat(500) }).ok).toBe(true))
  test('without its control characters and broken halves of characters', () =>
    expect(parse({ query: 'homes\u0000in\r\nOld\ud800Town' })).toMatchObject({
      question: { text: 'homes in Old\ufffdTown' },
    }))
  test('with fields that nobody asked for', () => expect(parse({ constructor: 1, limit: 5 }).ok).toBe(true))
})

describe('a question is refused', () => {
  test.each([
    [{ query: '   ' }, 'The question is blank. Type what you would like to know.'],
    [{ query: 'a'.repeat(501) }, 'The question is too long: at most 500 characters.'],
    [{ query: 7 }, 'query is missing: send the question as a text.'],
    [{ query: undefined }, 'query is missing: send the question as a text.'],
    [{ demo_type: 'legal' }, 'demo_type must be one of vacation_rental, real_estate or ecommerce.'],
    [{ demo_type: '__proto__' }, 'demo_type must be one of vacation_rental, real_estate or ecommerce.'],
    [{ table: 'query_logs' }, 'table must be real_estate_listings for this demo.'],
    [
      { demo_type: 'ecommerce', table: 'reservations' },
      'table must be ecommerce_products, ecommerce_buyers, ecommerce_purchases or ecommerce_analytics for this demo.',
    ],
    [{ table: undefined }, 'table is missing: send the name of a table of the demo.'],
    [{ history: 'and Old Town?' }, 'history must be a list of earlier questions, oldest first.'],
    [{ history: [1] }, 'history may hold texts only.'],
    [{ history: ['a'.repeat(501)] }, 'A question of the history is too long.'],
    [{ history: Array(11).fill('and?') }, 'history may hold at most 10 questions.'],
  ])('%j', (changes, message) => expect(error(changes)).toBe(message))
  test.each(['', '{', '[]', 'null', '"text"', '3'])('when the body is %s', body =>
    expect(parseQuestion(body)).toEqual({
      ok: false,
      error: expect.stringMatching(/^The body /),
      question: null,
    }),
  )
})

describe('a refused question can be logged', () => {
  test('when its demo and text are known', () =>
    expect(parse({ table: 'nowhere' })).toMatchObject({
      question: { demo: 'real_estate', text: 'how many homes' },
    }))
  test.each([{ query: ' ' }, { demo_type: 'legal' }])('but not with %j', changes =>
    expect(parse(changes)).toMatchObject({ question: null }),
  )
})
