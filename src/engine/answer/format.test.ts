import { describe, expect, test } from 'vitest'
import type { Format } from '#contract/terms.ts'
import type { Json } from '#contract/tables.ts'
import { formatTime, formatValue } from './format.ts'

const check = (format: Format, value: Json, expected: string) =>
  test(`${JSON.stringify(value)} as ${format} is ${expected}`, () =>
    expect(formatValue(value, format)).toBe(expected))

describe('a value', () => {
  check('money', 1234.4, '$1,234')
  check('money', 1234.5, '$1,235')
  check('money', -1234, '-$1,234')
  check('money', -0.001, '$0.00')
  check('money', 0.42, '$0.42')
  check('money', 0, '$0')
  check('money', '1204300.00', '$1,204,300')
  check('price_per_sf', 312.456, '$312.46')
  check('price_per_sf', 300, '$300.00')
  check('percent', 12.34, '12.3%')
  check('percent', 12, '12%')
  check('percent', 0.04, '0.04%')
  check('percent', 99.97, '99.97%')
  check('percent', 100, '100%')
  check('count', 9512, '9,512')
  check('number', 2.125, '2.13')
  check('ratio', 0.974, '0.97')
  check('days', 1, '1 day')
  check('days', 34.04, '34 days')
  check('nights', 3.44, '3.4 nights')
  check('year', 1998, '1998')
  check('date', '2026-03-05', 'Mar 5, 2026')
  check('moment', '2026-03-05T23:59:00+00:00', 'Mar 5, 2026')
  check('moment', '2026-12-31 08:00:00+00', 'Dec 31, 2026')
  check('flag', true, 'yes')
  check('flag', false, 'no')
  check('text', 'beach_house', 'beach house')
  check('text', 'ann_lee@example.com', 'ann_lee@example.com')
  check('text', 'Lumen & Oak', 'Lumen & Oak')
  check('text', null, 'none recorded')
  check('money', null, 'none recorded')
  check('money', 'soon', 'soon')
  check('date', 'soon', 'soon')
  check('text', { a: 1 }, '{"a":1}')
})

describe('a group by time', () => {
  test.each([
    ['2026-07-01', 'month', 'July 2026'],
    ['2026-04-01', 'quarter', 'Q2 2026'],
    ['2026-03-02', 'week', 'the week of Mar 2, 2026'],
    ['2026-03-02', 'day', 'Mar 2, 2026'],
    [2026, 'year', '2026'],
    ['2026-01-01', 'year', '2026'],
    [null, 'month', 'none recorded'],
  ] as const)('%s by %s is %s', (value, grain, expected) => expect(formatTime(value, grain)).toBe(expected))
})
