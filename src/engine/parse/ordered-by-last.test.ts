import { expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'

test('the number that was asked for last tells which is the largest', () =>
  expect(
    sqlOf(
      'real_estate',
      'Now break that out by subdivision, largest first',
      'How many homes did we close last year?',
      'And what was the volume?',
    ),
  ).toContain('ORDER BY volume DESC'))

test('an average too', () =>
  expect(
    sqlOf('real_estate', 'by area, highest first', 'how many sold this year', 'and the average price'),
  ).toContain('ORDER BY avg(price) DESC'))
