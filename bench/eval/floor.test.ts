import { expect, test } from 'vitest'
import { belowFloor, raised, readFloors } from './floor.ts'
import { questionSets } from '#tests/questions/load.ts'
import { rs10, type Tally } from './tally.ts'

const set = (right: number, wrong: number): Map<string, Tally> =>
  new Map([['dev', { right, declined: 100 - right - wrong, wrong, of: 100 }]])
const floor = { dev: { right: 92, wrong: 1 } }

test('a run at the floor passes', () => expect(belowFloor(set(92, 1), floor)).toEqual([]))
test('fewer right answers fall below it', () =>
  expect(belowFloor(set(91, 0), floor)).toEqual(['dev: 91% right, the floor is 92%']))
test('more wrong answers fall below it', () =>
  expect(belowFloor(set(95, 2), floor)).toEqual(['dev: 2% wrong, at most 1% may be']))
test('a set without a floor is named', () =>
  expect(belowFloor(set(95, 0), {})).toEqual(['dev has no floor yet: run with --record']))
test('a better run raises it', () =>
  expect(raised(set(95, 0), floor)).toEqual({ dev: { right: 95, wrong: 0 } }))
test('a worse run does not lower it', () => expect(raised(set(80, 5), floor)).toEqual(floor))
test('one wrong answer costs ten right ones', () =>
  expect(rs10({ right: 90, declined: 9, wrong: 1, of: 100 })).toBe(80))
test('every set of questions has a floor', () =>
  expect(questionSets().filter(name => !(name in readFloors()))).toEqual([]))
