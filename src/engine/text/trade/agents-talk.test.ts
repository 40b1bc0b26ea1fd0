import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('how those who sell homes put it', () => {
  homes.says('per bed count: % of solds gone in under 60 days', 'days_on_market < 60', 'GROUP BY beds')
  homes.says('Are there areas with no new construction for sale? Name them.', 'year_built >= 2024', '= 0')
  homes.says('the three villages: active count and median ask, each', 'GROUP BY subdivision', 'Village')
  homes.says('three Villages together, listings by status', 'GROUP BY status', 'Village')
  homes.says(
    'how many bucks do buyers knock off the ask in Old Town on average',
    'avg((ask_price - sold_price))',
  )
  homes.says(
    'Harbor Village or Old Town, what did homes sell for on average in each and how many days did they sit',
    'avg(sold_price)',
    'avg(days_on_market)',
  )
})

describe('one put beside another', () => {
  homes.says('Put Harbor Village beside Old Town: number of active listings', 'GROUP BY subdivision')
  shop.says('put Texas against California: number of customers', 'GROUP BY state')
})

describe('what was said already', () => {
  homes.says(
    'budget under four hundred thousand, how many homes for sale have been on the market over a month in that range',
    'price < 400000',
    'days_on_market > 30',
  )
  homes.says(
    'take everything sold and break it up into under 30 days on market, 30 to 90, and more than 90, how many in each and what they sold for on average',
    'count(*)',
    'avg(sold_price)',
  )
})

describe('the pipeline', () => {
  homes.says('total asking $ of the under contract pipeline', 'sum(ask_price)', "status = 'SCO'")
  homes.declines('what is our pipeline worth')
})

homes.says('avg SP:LP per subdivision, last quarter', 'average_sale_to_list', 'GROUP BY subdivision')

homes.says(
  'what did the average 4 bedroom go for last year and how does it compare to this year',
  "'2025'",
  "'2026'",
  'avg(sold_price)',
  'beds = 4',
)
homes.says('what did 3 bedrooms in Old Town go for on average last year', 'avg(sold_price)', "'Old Town'")
homes.never('what do 3 bedrooms go for in Old Town', "'SLD'")
homes.says('fresh actives, dom 10 or less, addr + ask', "status = 'COP'", 'days_on_market <= 10')
homes.declines('fresh listings')
homes.says('newest construction for sale, top 5', 'ORDER BY year_built DESC', 'LIMIT 5')
homes.says('anything new on the market this week', 'created_at >=')
homes.says("what's the cheapest way into Old Town right now", "status = 'COP'", 'ORDER BY price,', 'LIMIT 1')
homes.says('which area turned over the most homes last year', "'SLD'", 'GROUP BY subdivision', 'LIMIT 1')
homes.says("show me every area's most expensive sale ever", 'PARTITION BY subdivision')
