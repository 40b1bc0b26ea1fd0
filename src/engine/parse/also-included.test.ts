import { expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'

test('what is included stands beside the states of before', () => {
  expect(sqlOf('real_estate', 'include pendings', 'homes for sale under 400k')).toContain(
    "status IN ('COP', 'SCO')",
  )
  expect(sqlOf('ecommerce', 'include refunded ones', 'completed orders in 2025 by month')).toContain(
    "status IN ('completed', 'refunded')",
  )
})
