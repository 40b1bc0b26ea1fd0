import { expect, test } from 'vitest'
import { answerLengths } from '#engine/doubt/length-of.ts'
import { answerShapes } from '#engine/doubt/look-of.ts'
import { looks } from './answer-looks.ts'

test.each(['looks', 'lengths'] as const)('what is learned of %s has a weight for each mark and name', of =>
  expect(atob(looks[of].weights).length).toBe(looks.marks.length * looks[of].names.length),
)
test('each look begins with a shape of answers', () =>
  expect(looks.looks.names.filter(name => !answerShapes.some(shape => name.startsWith(shape)))).toEqual([]))
test('each length is one of an answer', () =>
  expect(answerLengths).toEqual(expect.arrayContaining(looks.lengths.names)))
