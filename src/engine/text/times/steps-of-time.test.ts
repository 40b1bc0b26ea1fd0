import { describe, expect, test } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'
import { tokenize } from '#engine/text/tokenize.ts'

const plainly = (question: string) =>
  tokenize(question)
    .map(({ text }) => text)
    .join(' ')

test.each([
  ['orders broken down monthly', 'orders monthly'],
  ['orders one week at a time', 'orders by week'],
  ['revenue in the most recent three months', 'revenue in the last three months'],
  ['bookings for monday, tuesday, and so on through sunday', 'bookings by weekday'],
])('%s', (said, meant) => expect(plainly(said)).toBe(meant))

rental.says('2025 revenue of Key West laid out quarter by quarter', "date_trunc('quarter', r.check_in)")
shop.says('how much did customers lay out per month in 2025', 'sum(total_amount)')

describe('a step of time under a heading', () => {
  shop.says('orders: month, count', "date_trunc('month', purchase_date)", 'count(*)')
  homes.says('closings: year, count', 'count(*) AS sales')
  rental.says('bookings: weekday, count', "to_char(check_in, 'FMDay')")
})

describe('by which of their dates', () => {
  rental.says(
    'how many bookings came in each month this year, going by the day they were made and not the check-in',
    "date_trunc('month', created_at)",
  )
  rental.never('how many bookings each month, going by when they were made and not the check-in', 'check_in')
  rental.never('bookings each month this year, going by the date they were made', "date_trunc('day'")
})

describe('every quarter of a year', () => {
  homes.says('For each of the four quarters in 2025, average sold price', "'quarter'", "'2025-01-01'")
  homes.says('sold homes in each 2025 quarter', "'quarter'", "'2025-01-01'")
})
