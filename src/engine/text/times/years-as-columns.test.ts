import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('several years side by side', () => {
  homes.says('2024, 2025 and 2026 sales by area', 'AS sales_2024', 'AS sales_2025', 'AS sales_2026')
  homes.says('closings by area 2024 vs 2025 vs 2026', 'AS sales_2024', 'GROUP BY subdivision')
  shop.says('revenue by category for 2024, 2025 and 2026', 'AS revenue_2025', 'GROUP BY pr.category')
  homes.says('sales by month for 2024, 2025 and 2026', "date_trunc('month', close_date)")
  homes.never('total sales by area in 2024, 2025 and 2026 combined', 'sales_2025')
})
