import { expect, test } from 'vitest'
import { withAddedColumns } from './added-columns.ts'

test.each([
  ['add their email', 'include email'],
  ['ad the dollar volume too', 'include dollar volume too'],
  ['and add a column with the price', 'and include the price'],
  ['Please add the year each was built', 'Please include year built'],
  ['also show the number of bedrooms each has', 'also show the bedrooms'],
  ['show how many bathrooms each one has', 'show the bathrooms'],
])('“%s” is “%s”', (question, meant) => expect(withAddedColumns(question)).toBe(meant))

test('a question of its own stays', () =>
  expect(withAddedColumns('how many bedrooms each one has')).toBe('how many bedrooms each one has'))

test('an order to change something stays one', () =>
  expect(withAddedColumns('add Bob Smith as a customer')).toBe('add Bob Smith as a customer'))
