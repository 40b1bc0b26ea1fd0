import { expect, test } from 'vitest'
import { read, sqlOf } from '#tests/support/demo-engines.ts'

test('a time that is added stands beside the one before', () => {
  for (const adding of ['add July', 'and include July', 'plus the same for July', 'add in July too']) {
    const sql = sqlOf('vacation_rental', adding, 'bookings in June')
    expect(sql).toContain("'Jun 2026'")
    expect(sql).toContain("'Jul 2026'")
  }
  const sides = sqlOf('ecommerce', 'add the month before', 'revenue last month')
  expect(sides).toContain("'Sep 2026'")
  expect(sides).toContain("'Oct 2026'")
})

test('of groups, each has a column for either time', () => {
  const sql = sqlOf('vacation_rental', 'add this year', 'revenue by city last year')
  expect(sql).toContain('revenue_2025')
  expect(sql).toContain('revenue_2026')
})

test('rows of a list come among those before', () => {
  expect(sqlOf('vacation_rental', 'include July', 'list bookings in June')).toContain(
    "check_in >= DATE '2026-06-01' AND r.check_in < DATE '2026-08-01'",
  )
})

test('what cannot stand beside it is declined, and nothing takes its place', () => {
  expect(read('vacation_rental', 'same for last year and add Q3', 'revenue last year').kind).toBe('declined')
  expect(read('vacation_rental', 'add this year', 'top 5 homes by revenue last year').kind).toBe('declined')
})

test('another time that is not added takes the place of the one before', () => {
  expect(sqlOf('vacation_rental', 'and July?', 'bookings in June')).not.toContain("'2026-06-01'")
})
