import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a year behind a number is a time', () => {
  rental.says('qtrly rev + nights 2025, ski chalets', 'AS total_nights', "check_in >= DATE '2025-01-01'")
  rental.says('nights booked 2025 by city', 'AS total_nights', "r.check_in >= DATE '2025-01-01'")
  homes.says('closings + beds 2024', 'beds', "close_date >= DATE '2024-01-01'")
  shop.declines('stock 2025')
  homes.says('year built 2015', 'year_built >= 2015')
})
