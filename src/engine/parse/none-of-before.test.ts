import { expect, test } from 'vitest'
import { noneOfBefore } from './none-of-before.ts'

test('those with none of what was counted are asked for as the question before was', () => {
  const before = 'Which homes have the most upcoming bookings?'
  expect(noneOfBefore('Which ones have none at all?', before)).toBe('Which homes have no upcoming bookings')
  expect(noneOfBefore('which ones had none', 'top 5 homes with the most bookings in October')).toBe(
    'homes with no bookings in October',
  )
  expect(noneOfBefore('any with none?', 'bookings per city next month')).toBe(
    'which cities have no bookings next month',
  )
})

test('another thing that is missing is another question', () => {
  const asked = 'which ones have no inquiries'
  expect(noneOfBefore(asked, 'Which homes have the most bookings?')).toBe(asked)
  expect(noneOfBefore('which ones are cheapest', 'Which homes have the most bookings?')).toBe(
    'which ones are cheapest',
  )
})
