import { describe, expect, test } from 'vitest'
import type { ResultRow } from '#contract/sample.ts'
import type { Json } from '#contract/tables.ts'
import { mismatch } from './match.ts'

const rows = (columns: string, ...values: Json[][]): ResultRow[] =>
  values.map(row => Object.fromEntries(columns.split(' ').map((name, at) => [name, row[at] ?? null])))
const unordered = (gold: ResultRow[], given: ResultRow[], sql = 'SELECT') =>
  mismatch({ sql, rows: gold, ordered: false }, given)
const ordered = (gold: ResultRow[], given: ResultRow[]) =>
  mismatch({ sql: 'SELECT', rows: gold, ordered: true }, given)

describe('a result matches', () => {
  test('under other column names, with more columns, in another order', () => {
    const gold = rows('city homes', ['Napa', 3], ['Aspen', 2])
    const given = rows('state n town', ['CO', '2.00', 'aspen'], ['CA', 3, 'NAPA'])
    expect(unordered(gold, given)).toBeNull()
  })
  test('when a share comes as a fraction in place of a percentage', () => {
    expect(unordered(rows('share', [12.3]), rows('share', [0.123]))).toBeNull()
  })
  test.each([
    ['2026-03-01T00:00:00+00:00', 'Mar 2026'],
    ['2026-04-01', '2026-Q2'],
    ['2026-04', 'Q2 2026'],
    [12, '12 days'],
    [1200, '$1,200.00'],
    [true, 'yes'],
    ['beach_house', 'Beach  house'],
  ])('when %s is spelled %s', (gold, given) => {
    expect(unordered(rows('a', [gold]), rows('b', [given]))).toBeNull()
  })
  test('when neither holds anything', () => {
    expect(unordered([], rows('revenue', [null]))).toBeNull()
    expect(unordered(rows('count', [0]), [])).toBeNull()
  })
  test('when a label that the statement makes up is worded otherwise', () => {
    const gold = rows('when_built n', ['new', 5], ['old', 7])
    const given = rows('side n', ['built after 2020', 5], ['others', 7])
    expect(unordered(gold, given, "SELECT CASE WHEN year_built > 2020 THEN 'new' ELSE 'old' END")).toBeNull()
    expect(unordered(gold, given)).toBe('values differ')
  })
  test('to a cent, and to 0.06 percent of large sums', () => {
    expect(unordered(rows('a', [10]), rows('a', [10.01]))).toBeNull()
    expect(unordered(rows('a', [10]), rows('a', [10.02]))).toBe('values differ')
    expect(unordered(rows('a', [100_000]), rows('a', [100_059]))).toBeNull()
    expect(unordered(rows('a', [100_000]), rows('a', [100_061]))).toBe('values differ')
  })
})

describe('a result does not match', () => {
  test('with rows too many or too few', () => {
    expect(unordered(rows('a', [1], [2]), rows('a', [1]))).toBe('1 rows for 2')
  })
  test('in another order where the order matters', () => {
    expect(ordered(rows('a', [1], [2]), rows('a', [2], [1]))).toBe('values differ')
  })
  test('when the right values stand in the wrong rows', () => {
    const gold = rows('city revenue', ['Napa', 100], ['Aspen', 200])
    expect(unordered(gold, rows('city revenue', ['Napa', 200], ['Aspen', 100]))).toBe('values differ')
  })
  test('without one of the columns', () => {
    expect(unordered(rows('a b', ['x', 1]), rows('a', ['x']))).toBe('values differ')
  })
  test('when one column would have to stand for two', () => {
    expect(unordered(rows('a b', [1, 1]), rows('a', [1]))).toBe('values differ')
  })
  test('when nothing was found where something is', () => {
    expect(unordered(rows('a', [3]), [])).toBe('0 rows for 1')
  })
  test('when labels that the statement makes up do not tell the rows apart', () => {
    const gold = rows('side n', ['new', 5], ['old', 7])
    expect(unordered(gold, rows('side n', ['x', 5], ['x', 7]), 'SELECT CASE WHEN')).toBe('values differ')
  })
})
