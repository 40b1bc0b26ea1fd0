import { shop } from '#tests/support/patterns.ts'

shop.says(
  'customers who have spent over $300 on Electronics but never bought anything from Books',
  "FILTER (WHERE pu.status = 'completed' AND pr.category = 'Electronics') AS revenue",
  "FILTER (WHERE pr.category = 'Books') AS orders",
)
