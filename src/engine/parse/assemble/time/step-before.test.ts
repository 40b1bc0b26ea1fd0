import { homes, shop } from '#tests/support/patterns.ts'

shop.says(
  'revenue each quarter since Q1 2025 with growth vs previous quarter',
  'lag(revenue) OVER (ORDER BY quarter)',
)
homes.says('closings by month in 2026 and change from prior month', 'lag(sales) OVER (ORDER BY month)')
// Each month against its own of the year before is another table.
shop.says(
  'revenue by month this year vs last year',
  "date_trunc('month', purchase_date)",
  "DATE '2025-01-01'",
)
