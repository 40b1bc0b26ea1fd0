import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('each month beside its own of the year before', () => {
  const months = 'extract(month FROM purchase_date) IN (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)'
  shop.says(
    'rev by mo Jan–Oct, 2026 vs 2025, w/ YoY %',
    months,
    'change_pct',
    "ORDER BY position(month IN 'January",
  )
  shop.says(
    'For each month from January to October of this year, by what percent did revenue grow over the same month last year?',
    months,
    'change_pct',
  )
  shop.says(
    'Revenue for every month of 2025 and the percentage change on the same month of 2024',
    'revenue_2025, revenue_2024, change_pct',
  )
  rental.says(
    'january through september this year: revenue for each month and % change against same month last year',
    "check_in < DATE '2026-10-01') AS jan_1_to_sep_30_2026",
    "check_in < DATE '2025-10-01') AS jan_1_to_sep_30_2025",
  )
  rental.says('rev by month jan thru oct 2026 next to same month 2025', 'jan_1_to_oct_31_2025')
  homes.says('closings by month last year with yoy change', 'sales_2025, sales_2024, change_pct')
})

describe('what is still to come has nothing to be held against', () => {
  shop.says(
    'revenue by month this year and growth vs the same month a year earlier',
    'jan_1_to_nov_30_2026',
    'jan_1_to_nov_30_2025',
  )
})

describe('months that follow each other', () => {
  shop.never('revenue by month 2026 vs 2025', 'FMMonth')
  shop.says('revenue for each month of 2025 with growth over the previous month', 'lag(revenue)')
  shop.says('revenue last month vs the same month a year earlier', 'AS side')
  homes.declines('closings and volume by month this year vs last year with yoy change')
})
