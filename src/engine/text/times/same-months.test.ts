import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('the same months of two years', () => {
  shop.says('orders in November and December 2025 versus 2024', "DATE '2024-11-01'", "DATE '2025-11-01'")
  shop.says('November plus December: 2025 measured against 2024, revenue', "DATE '2024-11-01'")
  rental.says(
    'revenue june to august 2026 vs december 2025 to february 2026',
    "DATE '2025-12-01'",
    "DATE '2026-03-01'",
  )
  rental.says('bookings july through august 2026 vs 2025', "DATE '2025-07-01'", "DATE '2026-07-01'")
  shop.says('revenue from March to May of 2025 and of 2026', "< DATE '2025-06-01'", "< DATE '2026-06-01'")
  shop.says('Q1 and Q2 2026 vs 2025 revenue', "< DATE '2025-07-01'")
})

describe('the same months of another year, told by that word', () => {
  rental.says('rev Jul-Sep 2026 vs same 3 mos 2025', "< DATE '2025-10-01'", "< DATE '2026-10-01'")
  shop.says('sales january to march 2026 compared with the same period in 2025', "< DATE '2025-04-01'")
  rental.says('bookings june 2026 vs the same month of 2025', "'Jun 2025'", "'Jun 2026'")
  shop.says('orders in may 2026 vs june 2026', "'May 2026'", "'Jun 2026'")
})

describe('ordered on a day', () => {
  shop.says('number of orders on paypal', 'count(*)')
})

describe('the months of one year', () => {
  rental.says('cancelled reservations through 2025, month by month', "check_in >= DATE '2025-01-01'")
  rental.says('revenue through 2025', "check_in < DATE '2026-01-01'")
  rental.never('cancelled reservations in 2025 month by month of arrival', 'viewing')
})
