import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('one time compared to another has two sides', () => {
  shop.says('compare revenue aug 2025 to aug 2026', "THEN 'Aug 2025'", "THEN 'Aug 2026'")
  shop.says('compair revenue from aug 2025 to aug 2026', "THEN 'Aug 2025'", "THEN 'Aug 2026'")
  shop.says('compare orders Q1 2025 to Q1 2026', "THEN 'Q1 2025'")
  rental.says('compare occupancy july 2025 to july 2026', "'Jul 2025' AS side")
  rental.says('compare bookings summer 2025 to summer 2026', 'AS side')
  homes.says('compare closings 2024 to 2025', "THEN '2024'", "THEN '2025'")
})

describe('what is compared over a time has one', () => {
  shop.never('compare brands on revenue january 2026 to june 2026', 'AS side')
  shop.never('compare revenue by brand from jan 2026 to march 2026', 'AS side')
  shop.never('revenue aug 2025 to aug 2026', 'AS side')
  homes.never('compare average sold price of homes built 1990 to 2000', 'AS side')
  homes.never('compare average sold price 2024 to 2026 by year', 'AS side')
})
