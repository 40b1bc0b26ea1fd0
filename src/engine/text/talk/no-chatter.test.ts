import { expect, test } from 'vitest'
import { tokenize } from '#engine/text/tokenize.ts'

const plainly = (question: string) =>
  tokenize(question)
    .map(({ text }) => text)
    .join(' ')

test.each([
  ['revenue by state, no commentary just the table', 'revenue by state ,'],
  ['orders by status. skip the essay, grid only', 'orders by status .'],
  ['no charts, no pep talk, revenue by state', ', revenue by state'],
  ['no cancelled orders', 'no cancelled orders'],
])('%s', (said, meant) => expect(plainly(said)).toBe(meant))
