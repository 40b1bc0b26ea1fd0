import { shop } from '#tests/support/patterns.ts'

shop.says(
  'Units sold by category over the holiday season, i.e. November and December 2025',
  "pu.purchase_date >= DATE '2025-11-01'",
  'GROUP BY pr.category',
)
// Its days are not said.
shop.declines('revenue during the holiday season')
