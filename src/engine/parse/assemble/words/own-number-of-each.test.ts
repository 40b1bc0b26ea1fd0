import { homes, shop } from '#tests/support/patterns.ts'

homes.says(
  'what are the four oldest houses still for sale, and in what year was each one built',
  'ORDER BY year_built',
  'LIMIT 4',
)
homes.says('the four oldest houses for sale and the year each was built', 'LIMIT 4')
homes.says('the cheapest home in each subdivision', 'PARTITION BY subdivision')
shop.says('top 10 customers by total lifetime value', 'ORDER BY lifetime_value DESC', 'LIMIT 10')
shop.says('top 3 states by total lifetime value', 'sum(lifetime_value)', 'LIMIT 3')
