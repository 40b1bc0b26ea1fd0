import { expect, test } from 'vitest'
import {
  counted,
  dateIn,
  dollarsIn,
  exactDollarsIn,
  highest,
  listed,
  monthIn,
  numberIn,
} from './sentences.ts'

test('money is whole dollars, or exact where asked', () => {
  expect(dollarsIn({ revenue: 1234.5 }, 'revenue')).toBe('$1,235')
  expect(exactDollarsIn({ rate: 409.8 }, 'rate')).toBe('$409.80')
})

test('a cell that is null or missing is no number', () => {
  expect(numberIn({ revenue: null }, 'revenue')).toBeNull()
  expect(numberIn(undefined, 'revenue')).toBeNull()
})

test('a date reads the same wherever the server stands', () => {
  expect(monthIn({ month: '2026-11-01' }, 'month')).toBe('November 2026')
  expect(dateIn({ day: '2026-11-01' }, 'day')).toBe('Nov 1, 2026')
})

test('a long list says how much it leaves out', () => {
  const rows = ['a', 'b', 'c', 'd', 'e'].map(name => ({ name }))
  expect(listed(rows.slice(0, 2), row => row['name']?.toString() ?? '')).toBe('a and b')
  expect(listed(rows, row => row['name']?.toString() ?? '')).toBe('a, b, c, and 2 more')
})

test('one is singular', () => {
  expect(counted(1, 'order')).toBe('1 order')
  expect(counted(1200, 'order')).toBe('1,200 orders')
  expect(counted(2, 'party arrives', 'parties arrive')).toBe('2 parties arrive')
})

test('the highest of no rows is nothing', () => {
  expect(highest([], 'revenue')).toBeUndefined()
  expect(highest([{ revenue: 1 }, { revenue: 3 }, { revenue: null }], 'revenue')).toEqual({ revenue: 3 })
})
