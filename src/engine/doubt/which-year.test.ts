import { describe, expect, test } from 'vitest'
import { assumed } from '#tests/support/assumptions.ts'

const aboutYear = (question: string, demo: 'ecommerce' | 'vacation_rental' = 'ecommerce') =>
  assumed(demo, question).filter(one => /\d{4} instead/.test(one))

describe('a month without a year', () => {
  test('is the latest, and the one before at a click', () => {
    expect(aboutYear('orders in July')).toEqual([
      'Jul 1 to Jul 31, 2026, by order date → July 2025 instead: orders in July 2025',
    ])
  })
  test('may be the one to come where things lie ahead', () => {
    expect(aboutYear('bookings in December', 'vacation_rental')).toEqual([
      'Dec 1 to Dec 31, 2025 → December 2026 instead: bookings in December 2026',
    ])
  })
  test('is never one to come where nothing does', () => {
    expect(aboutYear('orders in December')).toEqual([
      'Dec 1 to Dec 31, 2025, by order date → December 2024 instead: orders in December 2024',
    ])
  })
  test('keeps its possessive', () => {
    expect(aboutYear("July's orders").join()).toContain("July 2025's orders")
  })
})

test('a day without a year is asked about too', () => {
  expect(aboutYear('orders on July 4th')).toEqual([
    'Jul 4, 2026, by order date → Jul 4, 2025 instead: orders on July 4th 2025',
  ])
})

test.each(['orders in July 2025', 'orders last month', 'orders this year', 'orders in July of last year'])(
  'nothing is assumed of the year in: %s',
  question => expect(aboutYear(question)).toEqual([]),
)
