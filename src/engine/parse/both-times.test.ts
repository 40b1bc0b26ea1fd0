import { expect, test } from 'vitest'
import { comparedBoth } from './both-times.ts'

test('of two times that were asked about', () => {
  const talk = 'total nights booked this year | and last year?'
  expect(comparedBoth("what's the difference", 'and last year?', talk)).toBe('compare that to this year')
  expect(comparedBoth('compare the two', '2026', 'monthly revenue 2025 | 2026')).toBe('compare that to 2025')
})

test('what is no other time leaves it as it was', () => {
  expect(comparedBoth('compare the two', 'and Sedona?', 'nights in Napa | and Sedona?')).toBeNull()
  expect(comparedBoth('what is the difference in price', '2026', 'price 2025 | 2026')).toBeNull()
})
