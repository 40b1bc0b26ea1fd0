import { expect, test } from 'vitest'
import { tokenize } from './tokenize.ts'

const plainly = (question: string) =>
  tokenize(question)
    .map(({ text }) => text)
    .join(' ')

test.each([
  ['homes in the range of 600k to 800k', 'homes from 600k to 800k'],
  ['no less than 600k and no more than 800k', 'at least 600k but at most 800k'],
])('%s', (said, meant) => expect(plainly(said)).toBe(meant))
