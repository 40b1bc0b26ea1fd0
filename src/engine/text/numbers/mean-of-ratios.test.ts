import { homes } from '#tests/support/patterns.ts'

homes.says(
  "avg discount off ask in %, 2025 closings (mean of each sale's discount / ask)",
  'avg((100 * ((ask_price - sold_price) / nullif(ask_price, 0))))',
)
homes.says(
  "average discount in percent by subdivision (average of each sale's discount over its asking price)",
  'GROUP BY subdivision',
)
homes.declines('avg discount off ask in %, 2025 closings (total discount / total ask)')
