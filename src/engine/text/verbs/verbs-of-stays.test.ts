import { expect, test } from 'vitest'
import { tokenize } from '#engine/text/tokenize.ts'

const plainly = (question: string) =>
  tokenize(question)
    .map(({ text }) => text)
    .join(' ')

test.each([
  ['who will turn up tomorrow', 'who are checking in tomorrow'],
  ['how many guests start their stay next week', 'how many guests check in next week'],
  ['guests packing up on sunday', 'guests checking out this sunday'],
  ['how many bookings were scratched last month', 'how many bookings were cancelled last month'],
])('%s', (said, meant) => expect(plainly(said)).toBe(meant))

test('what shows up in a table has not arrived', () => {
  expect(plainly('guest emails that show up in our reservations')).not.toContain('check in')
})
