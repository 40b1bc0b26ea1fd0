import { expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'

test.each([
  'if we raised rates by 10%, how much revenue would we have made last year?',
  'how much would we have made if nobody had cancelled last year?',
  'if all the pending bookings get cancelled, how much do we lose?',
])('what would be is not told by what was: %s', question =>
  expect(sqlOf('vacation_rental', question)).toBe('declined'),
)

test.each([
  'I wonder if all homes in Aspen are available',
  'how much revenue would that be for last year, if you have it?',
])('an "if" that supposes nothing asks as before: %s', question =>
  expect(sqlOf('vacation_rental', question)).not.toBe('declined'),
)
