import { shop } from '#tests/support/patterns.ts'

shop.says("How much did PayPal's slice of orders change between 2025 and 2026?", 'share_pct', 'AS side')
shop.says(
  'did the percentage of cancelled orders increase this year versus last',
  "status = 'cancelled') AS part",
)
shop.says('percentage of cancelled orders by month', "status = 'cancelled') AS part", 'count(*) AS orders')
shop.says('revenue growth in percent 2025 vs 2024', 'change_pct')
