import { describe, expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'
import { homes, rental } from '#tests/support/patterns.ts'

describe('the same months of a named year', () => {
  const before = 'sold volume july to september 2026'
  for (const asked of [
    'and what was it in the same months of twenty twenty five',
    'same quarter of 2025',
    'the same three months of 2025?',
  ])
    test(`${asked}`, () => {
      const sql = sqlOf('real_estate', asked, before)
      expect(sql).toContain("close_date >= DATE '2025-07-01' AND close_date < DATE '2025-10-01'")
    })
  test('all of a year is not the same months of it', () => {
    expect(sqlOf('real_estate', 'and in 2025', before)).toContain("close_date < DATE '2026-01-01'")
  })
  homes.says('sold volume this month vs the same month of 2024', "DATE '2024-11-01'", "DATE '2024-12-01'")
  rental.never('revenue last quarter compared to the same quarter in 2024', "DATE '2024-01-01'")
})

describe('the same for a year', () => {
  const inYear = (before: string, asked: string) => sqlOf('vacation_rental', asked, before)
  test('a quarter is that quarter of it', () => {
    expect(inYear('revenue in Q2 this year by month', 'same for last year')).toContain(
      "check_in >= DATE '2025-04-01' AND check_in < DATE '2025-07-01'",
    )
  })
  test('a year is that year', () => {
    expect(inYear('revenue by city this year', 'same for last year')).toContain("DATE '2026-01-01'")
  })
})
