import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('what somebody cancelled', () => {
  const byMonth = ["status = 'cancelled'", "date_trunc('month'", "'2025-01-01'"]
  shop.says('For each month of 2025, count the orders that customers cancelled', ...byMonth)
  shop.says('Month after month in 2025, how many orders were called off as cancelled?', ...byMonth)
  rental.says('how many bookings that guests cancelled this year', "status = 'cancelled'", "'2026-01-01'")
  shop.never('how many customers cancelled this year', 'SELECT count(*) AS orders')
})
