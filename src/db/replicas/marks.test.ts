import { expect, test } from 'vitest'
import { Marks } from './marks.ts'

const marked = (...marks: [position: bigint, at: number][]) => {
  const seen = new Marks()
  for (const [position, at] of marks) seen.note(position, at)
  return seen
}

test('before the primary was seen, nothing is known', () => expect(marked().lagOf(10n, 0)).toBe(Infinity))

test('what happened before the first look must be there whole', () => {
  expect(marked([100n, 0]).lagOf(99n, 1)).toBe(Infinity)
  expect(marked([100n, 0]).lagOf(100n, 1)).toBe(0)
})

test('a replica is as old as the first thing that it misses', () => {
  const marks = marked([100n, 0], [200n, 1000], [300n, 2000])
  expect(marks.lagOf(300n, 2500)).toBe(0)
  expect(marks.lagOf(250n, 2500)).toBe(500)
  expect(marks.lagOf(150n, 2500)).toBe(1500)
})

test('an idle primary makes nobody old', () => {
  expect(marked([100n, 0], [100n, 1000], [100n, 90_000]).lagOf(100n, 99_000)).toBe(0)
})

test('a replica that stands still for long stays far behind when old marks are dropped', () => {
  const marks = marked(...Array.from({ length: 500 }, (_, n): [bigint, number] => [BigInt(n), n * 1000]))
  expect(marks.lagOf(1n, 500_000)).toBeGreaterThan(50_000)
})
