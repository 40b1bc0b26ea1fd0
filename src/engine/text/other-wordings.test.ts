import { expect, test } from 'vitest'
import { tokenize } from './tokenize.ts'

const plainly = (question: string) =>
  tokenize(question)
    .map(({ text }) => text)
    .join(' ')

test.each([
  ['homes in the range of 600k to 800k', 'homes from 600k to 800k'],
  ['no less than 600k and no more than 800k', 'at least 600k but at most 800k'],
  ['products rated better than four', 'products rated over four'],
  ['orders broken down monthly', 'orders monthly'],
  ['orders one week at a time', 'orders by week'],
  ['revenue in the most recent three months', 'revenue in the last three months'],
  ['contrast texas and california', 'compare texas and california'],
  ['pit texas against california', 'compare texas with california'],
  ['products giving name and price', 'products with name and price'],
  ['share the active homes', 'show the active homes'],
  ['active homes including a pool', 'active homes with a pool'],
  ['list refunded orders and cancelled orders', 'list refunded and cancelled orders'],
  ['what is the dollar total of cancelled reservations', 'what is the total value of cancelled reservations'],
  ['items on hand, no sale since may', 'items in stock , no sale since may'],
  ['5 most viewed listings, mobile only', '5 most viewed homes , mobile only'],
  ['bookings for monday, tuesday, and so on through sunday', 'bookings by weekday'],
])('%s', (said, meant) => expect(plainly(said)).toBe(meant))

test('a share of something is a part', () => {
  expect(plainly('share of the orders by state')).toContain('share of')
})
