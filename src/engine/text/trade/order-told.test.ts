import { expect, test } from 'vitest'
import { tokenize } from '#engine/text/tokenize.ts'

const plainly = (question: string) =>
  tokenize(question)
    .map(({ text }) => text)
    .join(' ')

test.each([
  [
    'what product was in order ORD-103377 and how many of them and who bought it',
    'order 103377 : product , quantity , customer',
  ],
  [
    'which items were in order 103377, how many, and who placed it?',
    'order 103377 : product , quantity , customer',
  ],
  ['when was order 103377 placed and by whom', 'order 103377 : order date , customer'],
  ['who bought order 103377, what product and how many', 'order 103377 : customer , product , quantity'],
  // What is not understood is not left out.
  ['what was in order 103377 and who packed it', 'what was in order 103377 and who packed it'],
])('%s', (said, meant) => expect(plainly(said).replace(/ \?$/, '')).toBe(meant))
