import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('over a year is all through it', () => {
  rental.says('how did our ADR move mo by mo over 2025', "check_in >= DATE '2025-01-01'")
  rental.never('revenue by month over 2025', 'total_price > 2025')
  shop.says('average order value over 2025', "purchase_date >= DATE '2025-01-01'")
  homes.never('average price per quarter over 2025', '2025000')
  rental.says('monthly revenue over 2025 and 2026', "check_in < DATE '2027-01-01'")
})

describe('an amount stays one', () => {
  rental.says('bookings with a total over 2025', 'total_price > 2025')
  rental.says('stays over 2025 dollars', 'total_price > 2025')
  shop.says('customers with ltv over 2025', 'lifetime_value > 2025')
})

// Of two years, neither is an amount.
rental.says('revenue growth 2026 over 2025', 'revenue_2026 - revenue_2025')
