import { expect, test } from 'vitest'
import { makeLookReader } from '#engine/doubt/look-reader.ts'
import { marksOf } from '#engine/doubt/question-marks.ts'
import { fitted, type Example } from './fit.ts'

const times = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at))
const examples: Example[] = [
  ...times(20, at => ({
    marks: marksOf(`how many homes ${at}`, new Map()),
    look: { shape: 'number' as const, name: 'number plain' },
    length: 'one' as const,
  })),
  ...times(20, at => ({
    marks: marksOf(`show homes ${at}`, new Map()),
    look: { shape: 'list' as const, name: 'list' },
    length: 'several' as const,
  })),
  { marks: ['how', 'unheard of'], look: { shape: 'number', name: 'number summary' }, length: 'one' },
]

test('what is learned tells the looks of other questions', () => {
  const reader = makeLookReader(fitted(examples), new Map())
  expect(reader('how many guests').likeliest).toBe('number')
  expect(reader('show guests').likeliest).toBe('list')
})
test('what is learned tells how many rows they have', () => {
  const reader = makeLookReader(fitted(examples), new Map())
  expect(reader('how many guests').several).toBeLessThan(0.5)
  expect(reader('show guests').several).toBeGreaterThan(0.5)
})
test('a rare look goes by its shape, and a rare mark is not learned', () => {
  const { looks, marks } = fitted(examples)
  expect(looks.names).toEqual(['list', 'number plain', 'number rare'])
  expect(marks).not.toContain('unheard of')
})
test('the same examples teach the same', () => expect(fitted(examples)).toEqual(fitted(examples)))
