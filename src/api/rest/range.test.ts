import { describe, expect, test } from 'vitest'
import { codeOf } from './problem-of.testing.ts'
import { parseRange } from './range.ts'

const most = 1000
const range = (limit?: string, offset?: string, header?: string) =>
  parseRange({ limit, offset, header, most })
const refused = (limit?: string, offset?: string, header?: string) =>
  codeOf(() => range(limit, offset, header))

describe('a range', () => {
  test('is everything up to the cap when none is asked for', () => {
    expect(range()).toEqual({ offset: 0, limit: most })
  })
  test('comes from limit and offset', () => {
    expect(range('50', '100')).toEqual({ offset: 100, limit: 50 })
  })
  test('comes from the Range header, closed or open', () => {
    expect(range(undefined, undefined, '20-39')).toEqual({ offset: 20, limit: 20 })
    expect(range(undefined, undefined, '20-')).toEqual({ offset: 20, limit: most })
  })
  test('is what both allow', () => {
    expect(range('3', '2', '1-3')).toEqual({ offset: 2, limit: 2 })
  })
  test('is never longer than the cap', () => {
    expect(range('99999')).toEqual({ offset: 0, limit: most })
  })
  test('passes over units that it does not know, as HTTP asks', () => {
    expect(range('2', undefined, 'bytes=0-1')).toEqual({ offset: 0, limit: 2 })
  })
  test('may be empty, for the sake of the count', () => {
    expect(range('0')).toEqual({ offset: 0, limit: 0 })
  })
  test.each([
    ['-1', undefined, undefined],
    ['2', '-4', undefined],
    ['0', '5', undefined],
    [undefined, undefined, '5-1'],
    ['3', '2', '10-13'],
  ])('cannot be %s from %s within %s', (limit, offset, header) => {
    expect(refused(limit, offset, header)).toBe('PGRST103')
  })
  test.each(['abc', '1.5', '', '1e3', ' 1', '0x10'])('has no limit "%s"', limit => {
    expect(refused(limit)).toBe('PGRST100')
  })
  test('an end beyond counting is the cap, a start beyond it is refused', () => {
    expect(range('99999999999999999999')).toEqual({ offset: 0, limit: most })
    expect(refused(undefined, '99999999999999999999')).toBe('22003')
    expect(refused(undefined, undefined, '99999999999999999999-')).toBe('22003')
  })
})
