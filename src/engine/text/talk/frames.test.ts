import { describe, expect, test } from 'vitest'
import { tokenize } from '#engine/text/tokenize.ts'
import { markFillers } from './fillers.ts'

/** What is left of a question without its wrappings. */
const bare = (question: string) => {
  const tokens = tokenize(question)
  const marks = markFillers(tokens)
  return tokens
    .filter(({ kind }, at) => marks[at] === undefined && kind !== 'mark')
    .map(({ text }) => text)
    .join(' ')
}

describe('wrappings of a question', () => {
  test.each([
    ['I should like to know the revenue', 'the revenue'],
    ['May I ask how many leads wrote?', 'how many leads wrote'],
    ['I would be grateful if you could let me have the revenue', 'the revenue'],
    ["I'd be most obliged if you could list the cabins", 'the cabins'],
    ['I was hoping you could tell me how many guests came', 'how many guests came'],
    ['Would you happen to know how many homes are free?', 'how many homes are free'],
    ['It would be helpful to see the sales by month', 'the sales by month'],
    ['my boss wants to know what we sold', 'what we sold'],
    ['One of our investors would like to see revenue by state', 'revenue by state'],
    ["revenue by month, if it's not too much trouble", 'revenue by month'],
    ['the five cheapest homes for a brochure', 'the five cheapest homes'],
    ['any idea how many orders came in', 'how many orders came in'],
    ['arrivals tomorrow for the cleaning crew: guest', 'arrivals tomorrow guest'],
    ['pending orders for the warehouse team', 'pending orders'],
    ['check-ins for the front desk', 'check ins'],
  ])('%s', (question, expected) => {
    expect(bare(question)).toBe(expected)
  })
})

describe('what only looks like one', () => {
  test.each([
    'the owners asked about pricing',
    'how many people asked about pets',
    'i want to call them',
    'homes for a family',
    'products for the department',
    'what did we pay for the cleaning crew',
    'do we have cabins',
    'leads who want to buy',
  ])('%s', question => {
    expect(bare(question)).toBe(question)
  })

  test('a list price is no list', () => {
    expect(bare('can you tell me list prices')).toBe('list prices')
    expect(bare('can you show me check-ins')).toBe('check ins')
  })
})

describe('what a question is for', () => {
  test('a check, before a pause', () => {
    expect(bare('loyalty check, customers with many orders')).toBe('customers with many orders')
    expect(bare('quick question: how many orders today')).toBe('how many orders today')
    expect(bare('check the stock, please')).not.toBe('')
  })
})
