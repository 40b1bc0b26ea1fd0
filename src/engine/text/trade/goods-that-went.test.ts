import { expect, test } from 'vitest'
import { tokenize } from '#engine/text/tokenize.ts'

const plainly = (question: string) =>
  tokenize(question)
    .map(({ text }) => text)
    .join(' ')

test.each([
  ['items on hand, no sale since may', 'items in stock , no sale since may'],
  ['how many items went out last month', 'how many units were sold last month'],
  [
    'how many pieces of the robot vacuum changed hands in may',
    'how many units of the robot vacuum were sold in may',
  ],
  ['products with fewer than 10 units in storage', 'products with fewer than 10 units in stock'],
  ['how many orders were handed back', 'how many orders were refunded'],
  ['customers who have yet to buy', 'customers who never ordered'],
  ['customers who never spent a dime', 'customers who never ordered'],
])('%s', (said, meant) => expect(plainly(said)).toBe(meant))
