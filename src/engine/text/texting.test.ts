import { expect, test } from 'vitest'
import { tokenize } from './tokenize.ts'

const plainly = (question: string) =>
  tokenize(question)
    .map(({ text }) => text)
    .join(' ')

test.each([
  ['boss wants 2 know the revenue', 'boss wants to know the revenue'],
  ['can i c the orders', 'can i see the orders'],
  ['homes with 2 baths', 'homes with 2 baths'],
  ['homes 4 sale with a pool', 'homes for sale with a pool'],
  ['revenue 4 last month', 'revenue for last month'],
  ['top 4 sale prices', 'top 4 sale prices'],
  ['rating over 4 this year', 'rating over 4 this year'],
])('%s', (said, meant) => expect(plainly(said)).toBe(meant))
