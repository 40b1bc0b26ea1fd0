import { expect, test } from 'vitest'
import { tokenize } from '#engine/text/tokenize.ts'

const plainly = (question: string) =>
  tokenize(question)
    .map(({ text }) => text)
    .join(' ')

test.each([
  ['how did revenue hold up month by month in 2025', 'how did revenue developed month by month in 2025'],
  ['how did the nightly rate go over 2025 by month', 'how did the nightly rate go in 2025 by month'],
])('%s', (said, meant) => expect(plainly(said)).toBe(meant))

test('a home that performs has no course', () => {
  expect(plainly('how did our cabins perform in 2025')).not.toContain('develop')
})

test('a limit stays one', () => {
  expect(plainly('how many homes cost over 2025 dollars')).toContain('over 2025')
})

test('what is shown moves by its steps', () => {
  expect(plainly('show me how revenue moved monthly')).toBe('show me how revenue developed monthly')
  expect(plainly('show me how many units moved monthly')).not.toContain('develop')
})
