import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('the share of each group in either time', () => {
  shop.says(
    'What share of our revenue does each category make up this year, and what was its share last year?',
    'GROUP BY pr.category',
    'share_pct,',
    'share_pct_2',
  )
  shop.says('revenue share per brand, 2025 vs 2024', 'revenue_2025 / nullif(sum(revenue_2025) OVER (), 0)')
  shop.says('revenue share per brand, 2025 vs 2024', 'revenue_2024 / nullif(sum(revenue_2024) OVER (), 0)')
  rental.says('share of bookings by reservation type this year vs last year', 'share_pct_2')
  homes.says('share of closings by area, 2025 vs 2024', 'sales_2024 / nullif(sum(sales_2024) OVER (), 0)')
})

describe('a share of something else', () => {
  shop.declines('what share of orders was refunded per category this year vs last year')
  shop.never('share of revenue by category in 2025', 'share_pct_2')
})
