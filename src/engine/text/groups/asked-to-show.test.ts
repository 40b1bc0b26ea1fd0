import { describe, expect, test } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'
import { tokenize } from '#engine/text/tokenize.ts'

const plainly = (question: string) =>
  tokenize(question)
    .map(({ text }) => text)
    .join(' ')

test.each([
  ['contrast texas and california', 'compare texas and california'],
  ['pit texas against california', 'compare texas with california'],
  ['products giving name and price', 'products with name and price'],
  ['share the active homes', 'show the active homes'],
  [
    'what each category brought in and how many units',
    'how much each category brought in and how many units',
  ],
  ['what every property type took in last year', 'how much each property type took in last year'],
  ['list refunded orders and cancelled orders', 'list refunded and cancelled orders'],
])('%s', (said, meant) => expect(plainly(said)).toBe(meant))

test('a share of something is a part', () => {
  expect(plainly('share of the orders by state')).toContain('share of')
})

describe('what was earned, the first of several numbers', () => {
  rental.says(
    'what Aspen earned last year, how many bookings it had, and the average stay',
    'AS revenue',
    'AS bookings',
    'AS average_stay',
  )
  shop.says('what Kestrel earned this year, how many orders it had', 'AS revenue', 'AS orders')
})
