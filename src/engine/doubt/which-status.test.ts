import { expect, test } from 'vitest'
import { assumed, chipsOf } from '#tests/support/assumptions.ts'

test('revenue says which orders it counts, and counts all of them at a click', () => {
  expect(assumed('ecommerce', 'Revenue last month?')).toEqual([
    'Only completed → Every status instead: Revenue last month, whatever the purchase status?',
  ])
})

test('bookings leave out what was cancelled, and include it at a click', () => {
  expect(assumed('vacation_rental', 'bookings in Aspen')).toEqual([
    'Cancelled left out → Include cancelled: bookings in Aspen including cancelled',
  ])
})

test('what is included takes nothing else out', () => {
  expect(chipsOf('vacation_rental', 'bookings in Aspen including cancelled')).toContain('In Aspen')
  expect(chipsOf('vacation_rental', 'bookings in Aspen, cancelled included')).toContain('In Aspen')
})

test('a question that speaks of the status assumes nothing of it', () => {
  expect(assumed('vacation_rental', 'cancelled bookings in Aspen')).toEqual([])
  expect(assumed('ecommerce', 'revenue by order status')).toEqual([])
  expect(assumed('ecommerce', 'revenue last month, whatever the order status')).toEqual([])
})

test('what a word means by itself is shown, not doubted', () => {
  expect(chipsOf('vacation_rental', 'bookings in Aspen')).toContain('Viewings left out')
})
