import { expect, test } from 'vitest'
import { onceALine } from './once-a-line.ts'
import { Line } from './piece.ts'

test('what holds for a line is found once, and for each line anew', () => {
  let asked = 0
  const length = onceALine(line => {
    asked += 1
    return line.length
  })
  const line = new Line([])
  expect([length(line), length(line), length(new Line([]))]).toEqual([0, 0, 0])
  expect(asked).toBe(2)
})
