import { expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'

test('"which five earned the least" speaks of the things and of the time before', () => {
  const sql = sqlOf('vacation_rental', 'which five earned the least', 'top 5 homes by revenue last year')
  expect(sql).toContain("DATE '2025-01-01'")
  expect(sqlOf('ecommerce', 'which two brought in the most', 'revenue by category last month')).toContain(
    "DATE '2026-10-01'",
  )
})
