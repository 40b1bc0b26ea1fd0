import { homes } from '#tests/support/patterns.ts'

homes.says(
  'did homes with pools fetch more per sq ft than those without last year',
  'avg(price_per_sf)',
  "status = 'SLD'",
  'GROUP BY has_pool',
)
homes.says('did homes with a pool sell for more than those without', 'avg(sold_price)')
homes.says(
  'What do homes fetch per square foot in each community, going by the ones that sold this year?',
  'avg(price_per_sf)',
  "close_date >= DATE '20",
)
homes.says('median price by area, going by homes sold in 2025', "close_date >= DATE '2025-01-01'")

homes.says(
  'In which neighborhood do the sold homes fetch the highest price per square foot on average?',
  "status = 'SLD'",
  'ORDER BY avg(price_per_sf) DESC',
)
