import { describe, expect, test } from 'vitest'
import { countByDay } from './calendar.ts'
import { spreadOf } from './histogram.ts'

describe('response times', () => {
  const counts = (...times: number[]) => spreadOf(times)?.bins.map(({ count }) => count)
  test('of no question are no chart', () => expect(spreadOf([])).toBeNull())
  test('stand on whole powers of ten, two at least', () => {
    expect(spreadOf([72])?.ticks).toEqual([
      { at: 0, ms: 10 },
      { at: 0.5, ms: 100 },
      { at: 1, ms: 1000 },
    ])
    expect(spreadOf([18, 3040])?.ticks.map(({ ms }) => ms)).toEqual([10, 100, 1000, 10_000])
  })
  test('are counted in quarters of a power of ten, each with its lower end', () => {
    expect(counts(10, 17, 18, 100, 999)).toEqual([2, 1, 0, 0, 1, 0, 0, 1])
    expect(counts(1000)).toEqual([1, 0, 0, 0, 0, 0, 0, 0])
  })
  test('of nothing at all count as one millisecond', () =>
    expect(spreadOf([0, 1])?.bins[0]).toEqual({ from: 1, to: 10 ** 0.25, count: 2 }))
  test('lose nobody', () => {
    const times = Array.from({ length: 500 }, (_, index) => (index * 37) % 3100)
    expect(counts(...times)?.reduce((sum, count) => sum + count)).toBe(500)
  })
  test('have a middle and a slow end', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => index + 1)
    expect(spreadOf(hundred)).toMatchObject({ median: 50, slow: 95, total: 100 })
    expect(spreadOf([40])).toMatchObject({ median: 40, slow: 40 })
  })
})

describe('questions per day', () => {
  test('of no question are no chart', () => expect(countByDay([])).toBeNull())
  test('show the days between without one', () =>
    expect(
      countByDay(['2026-03-03T23:59:59.999+00:00', '2026-03-01T00:00:00+00:00', '2026-03-03T01:00:00+00:00']),
    ).toEqual({
      unit: 'day',
      spans: [
        { from: '2026-03-01', count: 1 },
        { from: '2026-03-02', count: 0 },
        { from: '2026-03-03', count: 2 },
      ],
      first: '2026-03-01',
      last: '2026-03-03',
      busiest: { from: '2026-03-03', count: 2 },
      perDay: 1,
    }))
  test('belong to their day in UTC', () =>
    expect(countByDay(['2026-03-01T23:30:00-05:00'])?.first).toBe('2026-03-02'))
  test('become weeks when a season is shown', () => {
    const counted = countByDay(['2026-01-01T12:00:00Z', '2026-04-10T12:00:00Z'])
    expect(counted).toMatchObject({ unit: 'week', first: '2026-01-01', last: '2026-04-10' })
    expect(counted?.spans).toHaveLength(15)
    expect(counted?.spans.map(({ count }) => count).filter(Boolean)).toEqual([1, 1])
  })
})
