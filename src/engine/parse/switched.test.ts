import { expect, it } from 'vitest'
import { withSwitched } from './switched.ts'

it.each([
  ['Okay, now switch it to 2026', '2026 instead'],
  ['switch to bookings', 'bookings instead'],
  ['can you flip that to last year please', 'last year instead'],
  ['change the period to the past 12 months.', 'past 12 months instead'],
])('"%s" asks the same of something else', (said, meant) => expect(withSwitched(said)).toBe(meant))

it.each(['change the price to 500k', 'move them to pending', 'switch to 2026 and sort by city'])(
  '"%s" stays as it is said',
  said => expect(withSwitched(said)).toBe(said),
)
