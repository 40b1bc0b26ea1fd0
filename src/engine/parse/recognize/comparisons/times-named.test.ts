import { shop } from '#tests/support/patterns.ts'

shop.says(
  'How did October 2026 do next to October 2025? Revenue and number of completed orders for the two months',
  "'Oct 2026'",
  "'Oct 2025'",
  'count(*) AS orders',
  'AS revenue',
)
// Which two is not said.
shop.declines('completed orders for the two months')
