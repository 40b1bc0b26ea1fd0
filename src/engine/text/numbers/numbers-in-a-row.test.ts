import { describe, expect, test } from 'vitest'
import { rental } from '#tests/support/patterns.ts'
import { tokenize } from '#engine/text/tokenize.ts'

const plainly = (question: string) =>
  tokenize(question)
    .map(({ text }) => text)
    .join(' ')

describe('numbers in a row', () => {
  test.each([
    [
      'bookings, nights, revenue and ADR for 2025',
      'number of bookings , total nights , revenue and adr for 2025',
    ],
    ['Sea Oaks: closings, avg sold price', 'sea oaks : number of closings , average sold price'],
    ['revenue and nights sold in 2025', 'revenue and total nights in 2025'],
    [
      '2025 next to 2026 for me, nights stayed and income both',
      '2025 next to 2026 for me , total nights and income both',
    ],
    ['sessions and conversion rate last month', 'number of sessions and conversion rate last month'],
    ['cabins, average price and number', 'cabins , average price and count'],
    ['refunded orders, number and total', 'refunded orders , count and total value'],
    ['how did we do in 2025, bookings, revenue', 'how did we do in 2025 , number of bookings , revenue'],
  ])('%s', (said, meant) => expect(plainly(said)).toBe(meant))

  test('columns of single rows are none', () => {
    expect(plainly('show bookings with guest, nights and revenue')).not.toContain('total nights')
    expect(plainly('bookings, guests and nights')).not.toContain('number of')
  })

  test('what they are ranked by is left as it is', () => {
    expect(plainly('top 5 cities by bookings and revenue')).toContain('by bookings and revenue')
  })
})

test('numbers without commas are parted', () => {
  expect(plainly('yesterday orders revenue aov')).toContain('revenue , ')
  expect(plainly('orders revenue by brand')).not.toContain(',')
})

test('their time may stand before them', () => {
  expect(plainly('q3 2026 bookings, nights and revenue')).toContain('number of bookings , total nights')
  expect(plainly('october bookings and nights')).not.toContain('number of')
})

test('what is added behind an answer is a number of each', () => {
  expect(plainly('also show views and clicks')).toContain('number of views and number of clicks')
})

rental.says(
  'Q3 2026 bookings, nights and revenue in one line',
  'AS bookings',
  'AS total_nights',
  'AS revenue',
)
