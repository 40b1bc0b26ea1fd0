import { expect, test } from 'vitest'
import { lengthOf } from './length-of.ts'

test.each([
  [0, 'one'],
  [1, 'one'],
  [2, 'several'],
  [600, 'several'],
] as const)('%i rows are %s', (rows, length) => expect(lengthOf(rows)).toBe(length))
