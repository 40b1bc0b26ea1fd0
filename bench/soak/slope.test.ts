import { expect, test } from 'vitest'
import { trend, type Sample } from './slope.ts'

const samples = (megabytesAt: (minutes: number) => number): Sample[] =>
  Array.from({ length: 121 }, (_, n) => ({
    minutes: n / 4,
    megabytes: megabytesAt(n / 4),
    rss: 400,
  }))

test('memory that swings around one size is flat', () => {
  expect(trend(samples(minutes => 300 + 30 * Math.sin(minutes * 9)))).toMatchObject({ isFlat: true })
})

test('growth at the start is no leak', () => {
  expect(trend(samples(minutes => (minutes < 5 ? 150 + minutes * 30 : 300))).isFlat).toBe(true)
})

test('a slow leak is found', () => {
  const { isFlat, perHour } = trend(samples(minutes => 300 + minutes + 10 * Math.sin(minutes * 9)))
  expect(isFlat).toBe(false)
  expect(perHour).toBeCloseTo(60, -1)
})
