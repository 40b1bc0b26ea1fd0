import { expect, test } from 'vitest'
import { answerShapes } from '#engine/doubt/look-of.ts'
import { looks } from './answer-looks.ts'

test('what is learned has a weight for each mark and look', () =>
  expect(atob(looks.weights).length).toBe(looks.marks.length * looks.looks.length))
test('each look begins with a shape of answers', () =>
  expect(looks.looks.filter(name => !answerShapes.some(shape => name.startsWith(`${shape}`)))).toEqual([]))
