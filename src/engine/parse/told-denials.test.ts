import { shop } from '#tests/support/patterns.ts'

// What is denied in one clause says nothing of the next one.
shop.says(
  "Honestly I don't trust dashboards, last year somebody showed me three different totals, so I want to check you against our ledger. For each month from january through june 2026: number of completed orders and revenue",
  "date_trunc('month'",
)
shop.declines("We don't ship to Texas any more. How many orders did we get last month?")
