import { expect, test } from 'vitest'
import { tokenize } from '#engine/text/tokenize.ts'

const plainly = (question: string) =>
  tokenize(question)
    .map(({ text }) => text)
    .join(' ')

test.each([
  [
    'stays of this year booked no more than 5 days before check-in',
    'stays of this year that were made no more than 5 days before check in',
  ],
  [
    'bookings in 2025 booked at least 60 days ahead',
    'bookings in 2025 that were made at least 60 days ahead',
  ],
  ['homes this year booked over 20 nights', 'homes this year booked over 20 nights'],
])('%s', (said, meant) => expect(plainly(said)).toBe(meant))
