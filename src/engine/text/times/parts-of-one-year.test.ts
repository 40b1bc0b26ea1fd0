import { homes, shop } from '#tests/support/patterns.ts'

homes.says(
  'I want compare the first half and the second half of 2025: how many houses closed and what is the average sold price?',
  "DATE '2025-07-01'",
  'avg(sold_price)',
  'ORDER BY min(close_date)',
)
shop.says('revenue, first quarter against third quarter of 2025', "DATE '2025-10-01'", 'AS revenue')
homes.says('closings in the first half of 2025', "close_date < DATE '2025-07-01'")
