import { expect, test } from 'vitest'
import { pageNumbers, rowRange } from './page-numbers.ts'

test.each([
  ['the first five while the page is 3 or less', 1, 20, [1, 2, 3, 4, 5]],
  ['still the first five on page 3', 3, 20, [1, 2, 3, 4, 5]],
  ['centered from page 4 on', 4, 20, [2, 3, 4, 5, 6]],
  ['the last five near the end', 19, 20, [16, 17, 18, 19, 20]],
  ['all of them when there are few', 2, 3, [1, 2, 3]],
  ['none when there is nothing', 1, 0, []],
])('%s', (_, current, pages, expected) => {
  expect(pageNumbers(current, pages)).toEqual(expected)
})

test('the last page shows what is left', () => {
  expect(rowRange(3, 50, 120)).toEqual({ from: 101, to: 120 })
})

test('an empty list shows row 0 to 0', () => {
  expect(rowRange(1, 50, 0)).toEqual({ from: 0, to: 0 })
})
