import { expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'

test('groups that are dropped leave those with at least as much', () =>
  expect(sqlOf('ecommerce', 'drop the states with less than 20k', 'revenue by state this year')).toContain(
    'HAVING sum(pu.total_amount) >= 20000',
  ))

test('those with more are dropped as well', () =>
  expect(sqlOf('vacation_rental', 'now leave out the ones over 100', 'bookings by city')).toContain(
    'bookings, 0) <= 100',
  ))
