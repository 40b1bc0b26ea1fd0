import { describe, expect, test } from 'vitest'
import { tokenize } from '#engine/text/tokenize.ts'
import { markFillers } from './fillers.ts'

/** The question with what carries no question in brackets. */
const marked = (question: string) => {
  const tokens = tokenize(question)
  const marks = markFillers(tokens)
  return tokens.map((token, i) => (marks[i] === undefined ? token.text : `(${token.text})`)).join(' ')
}

describe('what can be left out', () => {
  test.each([
    ['um can you pull up uh all the places', '(can) (you) (pull) (up) all the places'],
    ['hey, could you tell me the revenue please', '(hey) , (could) (you) (tell) (me) the revenue (please)'],
    ['ok so i need to know which city', '(ok) so (i) (need) (to) (know) which city'],
    ['gimme the top five', '(give) (me) the top five'],
    ['show me homes and give me the address', '(show) (me) homes and (give) (me) the address'],
    ['so like how many homes', 'so (like) how many homes'],
    ['the average, you know, per night', 'the average , (you) (know) , per night'],
    ['thanks in advance', '(thanks) (in) (advance)'],
    ['many thanks in advance', '(many) (thanks) (in) (advance)'],
  ])('%s', (question, expected) => {
    expect(marked(question)).toBe(expected)
  })
})

describe('what only looks like it', () => {
  test.each([
    'how many emails show up in our reservations',
    'how many listings report rental income',
    'what does it look like',
    'leads that mention "please"',
  ])('%s', question => {
    expect(marked(question)).not.toContain('(')
  })
})

test('each mark says what kind it is', () => {
  expect(markFillers(tokenize('um, please show revenue'))).toEqual([
    'filler',
    undefined,
    'politeness',
    'request',
    undefined,
  ])
})

describe('what somebody asks again', () => {
  test.each([
    ['what was our revenue last year again?', 'what was our revenue last year (again) ?'],
    ['how many guests booked again?', 'how many guests booked again ?'],
  ])('%s', (question, expected) => {
    expect(marked(question)).toBe(expected)
  })
})
