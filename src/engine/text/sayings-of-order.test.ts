import { expect, it } from 'vitest'
import { tokenize } from './tokenize.ts'

it.each([
  ['revenue by brand, from the big to the small', 'revenue by brand , descending'],
  ['homes from the cheapest to the most expensive', 'homes cheapest first'],
  ['orders from newest to oldest', 'orders newest first'],
])('%s', (question, meant) =>
  expect(
    tokenize(question)
      .map(({ text }) => text)
      .join(' '),
  ).toBe(meant),
)
