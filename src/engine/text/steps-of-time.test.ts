import { expect, test } from 'vitest'
import { tokenize } from './tokenize.ts'

const plainly = (question: string) =>
  tokenize(question)
    .map(({ text }) => text)
    .join(' ')

test.each([
  ['orders broken down monthly', 'orders monthly'],
  ['orders one week at a time', 'orders by week'],
  ['revenue in the most recent three months', 'revenue in the last three months'],
  ['bookings for monday, tuesday, and so on through sunday', 'bookings by weekday'],
])('%s', (said, meant) => expect(plainly(said)).toBe(meant))
