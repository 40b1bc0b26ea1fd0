import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a question that only opens the one behind it', () => {
  const byHour = 'extract(hour FROM purchase_date)'
  shop.says(
    "At what hour of the day do the most orders come in? I'd like the number of orders for every hour, past 90 days",
    byHour,
    "'2026-08-17'",
  )
  shop.says(
    'At what hour of the day do people order? Order count for each hour, this year',
    byHour,
    "'2026-01-01'",
  )
  rental.says(
    'At which hour of the day do people look at our listings? Number of views for each hour',
    'hour FROM interaction_timestamp',
    "= 'view'",
  )
  homes.says(
    "Where is our inventory? I'd like the number of homes still for sale in each community.",
    "status = 'COP'",
    'GROUP BY subdivision',
  )
  homes.says(
    "how old are the houses we've been selling? this year's closings by decade built",
    'year_built',
    "'2026-01-01'",
  )
  // What narrows the first question and not the second would be lost.
  homes.never(
    'Where is our inventory? number of homes in each community',
    'count(*) AS listings FROM real_estate_listings GROUP BY',
  )
  shop.never(
    'At what hour do people order books? Order count for each hour',
    'FROM ecommerce_purchases GROUP BY',
  )
})
