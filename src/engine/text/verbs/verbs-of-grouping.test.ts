import { expect, test } from 'vitest'
import { tokenize } from '#engine/text/tokenize.ts'

const plainly = (question: string) =>
  tokenize(question)
    .map(({ text }) => text)
    .join(' ')

test.each([
  ['break out our revenue by city', 'show our revenue by city'],
  ['please cut orders by state', 'please show orders by state'],
  ['roll up sales by brand', 'show sales by brand'],
  ['owner meeting at ten, break out revenue by state', 'owner meeting at ten , show revenue by state'],
])('%s', (said, meant) => expect(plainly(said)).toBe(meant))

test('several numbers, behind a pause', () => {
  expect(plainly('quick one, break out bookings, nights and revenue by state')).toContain(
    'show number of bookings',
  )
})

test('what goes on from an answer is left alone', () => {
  expect(plainly('group that by city')).toContain('that by city')
})
