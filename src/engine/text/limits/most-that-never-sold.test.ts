import { shop } from '#tests/support/patterns.ts'

shop.says('which category has the most products that never sold', 'NOT IN (', 'GROUP BY category', 'LIMIT 1')
shop.says(
  'which brand has the most items that have never been ordered',
  'NOT IN (',
  'GROUP BY brand',
  'LIMIT 1',
)
