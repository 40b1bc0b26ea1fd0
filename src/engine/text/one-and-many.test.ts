import { expect, test } from 'vitest'
import { inPlural } from './one-and-many.ts'

test.each([
  ['booking', 'bookings'],
  ['inquiry', 'inquiries'],
  ['orders', 'orders'],
])('many of %s are %s', (word, many) => expect(inPlural(word)).toBe(many))
