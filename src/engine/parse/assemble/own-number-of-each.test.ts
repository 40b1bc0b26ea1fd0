import { homes } from '#tests/support/patterns.ts'

homes.says(
  'what are the four oldest houses still for sale, and in what year was each one built',
  'ORDER BY year_built',
  'LIMIT 4',
)
homes.says('the four oldest houses for sale and the year each was built', 'LIMIT 4')
homes.says('the cheapest home in each subdivision', 'PARTITION BY subdivision')
