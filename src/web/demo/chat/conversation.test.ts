import { describe, expect, test } from 'vitest'
import { answerWith } from './answer.testing.ts'
import {
  after,
  canAsk,
  emptyConversation,
  historyOf,
  isWaiting,
  type Conversation,
  type Happening,
} from './conversation.ts'

const through = (happenings: readonly Happening[], from: Conversation = emptyConversation) =>
  happenings.reduce(after, from)
const asked = (id: number, question: string, offered = false): Happening => ({
  kind: 'asked',
  id,
  question,
  offered,
})
const answered = (id: number, different = {}): Happening => ({
  kind: 'answered',
  id,
  answer: answerWith(different),
})
const typed = (text: string): Happening => ({ kind: 'typed', text })
const kinds = ({ turns }: Conversation) => turns.map(({ outcome }) => outcome.kind)

describe('asking', () => {
  test('appends the trimmed question, empties the input and waits', () => {
    const conversation = through([typed('  How many listings?  '), asked(1, '  How many listings?  ')])
    expect(conversation.turns[0]?.question).toBe('How many listings?')
    expect(conversation.input).toBe('')
    expect(isWaiting(conversation)).toBe(true)
  })
  test('a blank question is ignored', () => {
    expect(through([asked(1, '  \t ')])).toEqual(emptyConversation)
    expect(canAsk(emptyConversation, '  ')).toBe(false)
  })
  test('a second question while the first is waited for is ignored', () => {
    expect(through([asked(1, 'One?'), asked(2, 'Two?')]).turns).toHaveLength(1)
  })
  test.each([true, false])('a question from elsewhere leaves alone what is being typed', offered => {
    expect(through([typed('half a thou'), asked(1, 'By city', offered)]).input).toBe('half a thou')
  })
})

describe('what comes back', () => {
  test('an answer ends the waiting', () => {
    const conversation = through([asked(1, 'One?'), answered(1)])
    expect(kinds(conversation)).toEqual(['answer'])
    expect(canAsk(conversation, 'Two?')).toBe(true)
  })
  test('trouble ends it too', () => {
    const trouble = { message: 'Failed to process query', retryAfter: null }
    expect(kinds(through([asked(1, 'One?'), { kind: 'failed', id: 1, trouble }]))).toEqual(['trouble'])
  })
  test('an answer after the cancellation changes nothing', () => {
    expect(kinds(through([asked(1, 'One?'), { kind: 'cancelled', id: 1 }, answered(1)]))).toEqual([
      'cancelled',
    ])
  })
})

describe('the history of a question', () => {
  test('holds what was understood, oldest first', () => {
    const { turns } = through([
      asked(1, 'Revenue this year'),
      answered(1),
      asked(2, 'Profit per crew'),
      answered(2, { status: 'declined' }),
      asked(3, 'Most popular'),
      answered(3, { status: 'choice' }),
      asked(4, 'Most viewed'),
      answered(4, { status: 'assumed' }),
      asked(5, 'Slow one'),
      { kind: 'cancelled', id: 5 },
    ])
    expect(historyOf(turns)).toEqual(['Revenue this year', 'Most viewed'])
  })
  test('begins with what a link brought along', () => {
    const { turns } = through([
      { kind: 'reopened', earlier: ['Revenue this year'] },
      asked(1, 'And by city?'),
      answered(1),
    ])
    expect(historyOf(turns)).toEqual(['Revenue this year', 'And by city?'])
  })
  test('has ten at most', () => {
    const { turns } = through(
      Array.from({ length: 12 }, (_, id) => [asked(id, `q${id}`), answered(id)]).flat(),
    )
    expect(historyOf(turns)).toEqual(['q2', 'q3', 'q4', 'q5', 'q6', 'q7', 'q8', 'q9', 'q10', 'q11'])
  })
})

describe('going back with the arrow keys', () => {
  const twoAsked = through([asked(1, 'One?'), answered(1), asked(2, 'Two?'), answered(2), typed('Th')])
  const older: Happening = { kind: 'older' }
  const newer: Happening = { kind: 'newer' }
  const inputs = (happenings: readonly Happening[], from = twoAsked) => {
    let conversation = from
    return happenings.map(happening => (conversation = after(conversation, happening)).input)
  }
  test('shows the questions one by one, and returns to what was being typed', () => {
    expect(inputs([older, older, older, newer, newer, newer])).toEqual([
      'Two?',
      'One?',
      'One?',
      'Two?',
      'Th',
      'Th',
    ])
  })
  test('shows a question that was asked twice once', () => {
    const again = through([asked(3, 'One?'), answered(3)], twoAsked)
    expect(inputs([older, older, older], again)).toEqual(['One?', 'Two?', 'Two?'])
  })
  test('typing makes the shown question a new text', () => {
    expect(inputs([older, typed('Two, by city?'), newer, older])).toEqual([
      'Two?',
      'Two, by city?',
      'Two, by city?',
      'Two?',
    ])
  })
})
