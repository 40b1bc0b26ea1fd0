import { shop } from '#tests/support/patterns.ts'

shop.says(
  'where do our shoppers actually live, top five cities and how many in each',
  'count(*) AS customers',
  'GROUP BY city',
  'ORDER BY customers DESC',
  'LIMIT 5',
)
shop.says('Where do our customers live? Top 3 states with counts', 'ORDER BY customers DESC', 'LIMIT 3')
shop.says('where do most of our buyers come from, top 10 cities', 'ORDER BY customers DESC', 'LIMIT 10')
shop.never('where do our shoppers live, top five cities', 'total_amount')
