import { expect, test } from 'vitest'
import { numberInstead } from './number-instead.ts'

test('a number alone replaces the one of the question before', () => {
  expect(numberInstead('4', 'homes with 3 beds')).toBe('4 beds')
  expect(numberInstead('and two?', 'how many homes have three bedrooms in Aspen')).toBe('two bedrooms')
  expect(numberInstead('5', 'homes with at least 3 bedrooms')).toBe('at least 5 bedrooms')
})

test('so many rows were asked for, or there are two numbers', () => {
  expect(numberInstead('10', '5 cheapest homes with 3 bedrooms')).toBeNull()
  expect(numberInstead('4', '3 bed 2 bath homes')).toBeNull()
  expect(numberInstead('4', 'homes in Aspen')).toBeNull()
  expect(numberInstead('5', 'homes with 3 to 4 bedrooms')).toBeNull()
})
