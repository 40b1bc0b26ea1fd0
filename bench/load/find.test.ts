import { expect, test } from 'vitest'
import type { LoadResult } from './generate.ts'
import { isHeld, largestHeld } from './find.ts'

const kind = { accepted: 1, shed: 0, p99: 1 }
const result = (changes: Partial<LoadResult> = {}): LoadResult => ({
  sent: 1,
  accepted: 1,
  shed: 0,
  failed: 0,
  faults: {},
  p50: 1,
  p99: 1,
  shedP99: 0,
  ownLagP99: 0,
  byKind: { page: kind, table: kind, question: kind },
  ...changes,
})

/** A server that holds so many a second. */
const server = (capacity: number) => async (perSecond: number) =>
  result({ p99: perSecond <= capacity ? 50 : 3000 })

test('a load is held when all are answered, and in time', () => {
  expect(isHeld(result())).toBe(true)
  for (const worse of [{ p99: 1000 }, { failed: 1 }, { shed: 1 }]) expect(isHeld(result(worse))).toBe(false)
})

test('the largest one is found between what was held and what was not', async () => {
  const found = await largestHeld(server(330), { from: 25, most: 3200, closer: 3 })
  expect(found?.perSecond).toBeGreaterThanOrEqual(300)
  expect(found?.perSecond).toBeLessThanOrEqual(330)
})

test('a server that does not hold the smallest holds none', async () => {
  expect(await largestHeld(server(10), { from: 25, most: 3200, closer: 3 })).toBeNull()
})

test('no more is sent than was allowed', async () => {
  const sent: number[] = []
  const found = await largestHeld(
    async perSecond => {
      sent.push(perSecond)
      return result()
    },
    { from: 25, most: 100, closer: 0 },
  )
  expect([found?.perSecond, Math.max(...sent)]).toEqual([100, 100])
})
