import { homes } from '#tests/support/patterns.ts'

homes.says(
  'did homes with pools fetch more per sq ft than those without last year',
  'avg(price_per_sf)',
  "status = 'SLD'",
  'GROUP BY has_pool',
)
homes.says('did homes with a pool sell for more than those without', 'avg(sold_price)')
