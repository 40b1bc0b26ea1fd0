import { expect, test } from 'vitest'
import { withAddedColumns } from './added-columns.ts'

test.each([
  ['add their email', 'include email'],
  ['ad the dollar volume too', 'include dollar volume too'],
  ['and add a column with the price', 'and include the price'],
])('“%s” is “%s”', (question, meant) => expect(withAddedColumns(question)).toBe(meant))

test('an order to change something stays one', () =>
  expect(withAddedColumns('add Bob Smith as a customer')).toBe('add Bob Smith as a customer'))
