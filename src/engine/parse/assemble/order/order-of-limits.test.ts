import { homes, shop } from '#tests/support/patterns.ts'

shop.says(
  'states with at least 30 customers and an average ltv over $1,200, highest first',
  'ORDER BY avg(lifetime_value) DESC',
)
shop.says(
  'categories with over 500 orders and an average order value over $100, most orders first',
  'ORDER BY orders DESC',
)
homes.says(
  'areas with at least 10 sales this year and an average price over 800k, lowest first',
  'ORDER BY avg(price), subdivision',
)
