import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('groups that stand between a story and its question', () => {
  homes.says('I have a client so for each neighborhood tell me the average price', 'GROUP BY subdivision')
  rental.says('the accountant wants a table so by month give me the revenue this year', "date_trunc('month'")
  shop.never('If I multiply price by pieces on hand, what is all our stock worth?', 'GROUP BY')
  shop.never('my boss checks this every month. How many orders did we get last year?', 'GROUP BY')
})

rental.says(
  "we're redoing the price sheet and for every bedroom count tell me how many homes we have and what they go for a night on average",
  'GROUP BY bedrooms',
)
