import { expect, test } from 'vitest'
import { answerWith } from './answer.testing.ts'
import type { Turn } from './conversation.ts'
import { leansOn, linkedQuestion, searchFor } from './question-link.ts'

const turn = (question: string, offered: boolean, status: 'answered' | 'declined' = 'answered'): Turn => ({
  id: 0,
  question,
  offered,
  outcome: { kind: 'answer', answer: answerWith({ status }) },
})
const first = turn('Revenue this year', false)
const leaning = turn('And by city?', false)

test('the first question of a chat stands alone', () => {
  expect(leansOn([], false)).toEqual([])
})

test('a typed question takes along what it may lean on, oldest first', () => {
  expect(leansOn([first, leaning], false)).toEqual(['Revenue this year', 'And by city?'])
})

test('an offered question is where the leaning ends', () => {
  const offered = turn('Revenue by month last year', true)
  expect(leansOn([first, leaning], true)).toEqual([])
  expect(leansOn([first, leaning, offered, leaning], false)).toEqual([
    'Revenue by month last year',
    'And by city?',
  ])
})

test('what was declined is nothing to lean on', () => {
  expect(leansOn([first, turn('Profit per crew', false, 'declined')], false)).toEqual(['Revenue this year'])
})

test('a link reopens what it was made from, whatever is in the question', () => {
  const linked = { question: 'Beds & baths > 2 in "Cañon" #1, 50% off?', earlier: ['a&after=b', '100% + 1'] }
  expect(linkedQuestion(searchFor(linked))).toEqual(linked)
})

test('an address without a question asks nothing', () => {
  expect(linkedQuestion('')).toBeNull()
  expect(linkedQuestion('?q=%20%20&after=x')).toBeNull()
})
