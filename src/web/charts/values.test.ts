import { describe, expect, test } from 'vitest'
import type { Format } from '#contract/terms.ts'
import type { Json } from '#contract/tables.ts'
import { grainOf, momentOf, numberOf, shown, shownShort } from './values.ts'

const cases: [string, Json, Format, string, string][] = [
  ['money has no decimals', 118420.5, 'money', 'revenue', '$118,421'],
  ['less than a dollar keeps its cents', 0.42, 'money', 'fee', '$0.42'],
  ['a loss is below zero', -1250, 'money', 'change', '-$1,250'],
  ['a price per square foot has two', 212.5, 'price_per_sf', 'price_per_sf', '$212.50'],
  ['a numeric that came as text is a number', '1234.5', 'money', 'revenue', '$1,235'],
  ['a share has one decimal', 12.345, 'percent', 'share', '12.3%'],
  ['one night is one', 1, 'nights', 'nights', '1 night'],
  ['nights are several', 4.25, 'nights', 'nights', '4.3 nights'],
  ['counts have separators', 26130, 'count', 'events', '26,130'],
  ['a year has none', 2026, 'year', 'year', '2026'],
  ['a day is short', '2026-03-05', 'date', 'check_in', 'Mar 5, 2026'],
  ['a month has no day', '2026-03-01', 'date', 'month', 'Mar 2026'],
  ['a quarter is numbered', '2026-04-01', 'date', 'quarter', 'Q2 2026'],
  ['a moment is its day', '2026-03-05T10:22:00+00:00', 'moment', 'visited_at', 'Mar 5, 2026'],
  ['a category loses its underscores', 'beach_house', 'text', 'property_type', 'beach house'],
  ['an email address does not', 'a_b@example.com', 'text', 'email', 'a_b@example.com'],
  ['a flag is said', true, 'flag', 'has_pool', 'Yes'],
  ['null is null', null, 'money', 'sold_price', 'null'],
  ['an object is its text', { a: [1] }, 'text', 'headers', '{"a":[1]}'],
  ['text in a column of numbers stays', 'n/a', 'count', 'beds', 'n/a'],
]

test.each(cases)('%s', (_, value, format, name, expected) => {
  expect(shown(value, { name, format })).toBe(expected)
})

describe('on an axis', () => {
  test.each([
    [120_000, 'money', '$120K'],
    [-1_500_000, 'money', '-$1.5M'],
    [0, 'money', '$0'],
    [45, 'percent', '45%'],
    [2500, 'count', '2.5K'],
  ] as const)('%d as %s is %s', (value, format, expected) => {
    expect(shownShort(value, format)).toBe(expected)
  })
})

test('the grain of a column of dates is in its name', () => {
  const grains = ['month', 'check_in_quarter', 'week', 'month_2', 'check_in'].map(name =>
    grainOf({ name, format: 'date' }),
  )
  expect(grains).toEqual(['month', 'quarter', 'week', 'month', 'day'])
})

test('what is no number and no date is neither', () => {
  expect(numberOf('12 Oak St')).toBeNull()
  expect(momentOf('soon')).toBeNull()
  expect(momentOf(null)).toBeNull()
})
