import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('two places and the same numbers of each', () => {
  const both = ["subdivision IN ('", 'GROUP BY subdivision', 'count(*)', 'avg(ask_price)', "status = 'COP'"]
  homes.says('Put Old Town next to Sea Oaks by active listings and average ask.', ...both)
  homes.says(
    'Active inventory in number of homes, and its average asking price, for Old Town and for Sea Oaks separately',
    ...both,
  )
  homes.says(
    'Show side by side for Sea Oaks and Old Town how many homes are on the market and the average price asked.',
    ...both,
  )
  homes.says(
    'Two areas, Old Town and Sea Oaks: listings for sale in each, with the average asking price',
    ...both,
  )
  homes.never('active listings and average ask in Old Town and Sea Oaks together', 'GROUP BY')
})
