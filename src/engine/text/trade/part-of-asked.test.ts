import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('what was paid as a part of what was asked', () => {
  homes.says(
    'which house went for the highest percentage of its asking price ever? address and the ratio',
    'AS sale_to_list',
    'ORDER BY sale_to_list DESC',
    'LIMIT 1',
  )
  homes.says('average percentage of asking price by area', 'AS average_sale_to_list', 'GROUP BY subdivision')
  homes.says('house with the lowest sale-to-list ratio, address and that ratio', 'AS sale_to_list', 'LIMIT 1')
  homes.says('homes sold for less than 93% of asking, with address and the percentage', 'AS sale_to_list')
  homes.says(
    'areas where the average sale went at 98% of list or better, with that ratio and number of sales',
    'HAVING avg((100 * (sold_price / nullif(ask_price, 0)))) >= 98',
    'count(*) AS sales',
  )
  homes.says('areas where the average home sold for 98% of ask or less', '<= 98')
})

describe('what sellers get of what they ask', () => {
  const mean = 'AS average_sale_to_list'
  homes.says(
    'On average, what percentage of the asking price did sellers get last quarter?',
    mean,
    "DATE '2026-07-01'",
  )
  homes.says('what percent of the list price are sellers getting this year', mean)
  homes.says('what share of list do homes get on average by bedrooms', mean, 'GROUP BY beds')
  homes.says(
    'In which neighborhood did sellers keep the most of their asking price last year',
    mean,
    'LIMIT 1',
  )
  homes.declines('what percentage of the asking price did the home at 12 Palmetto Walk get')
})

describe('other parts', () => {
  homes.declines('what percentage of asking prices are over 1 million')
  homes.never('discount as a percentage of asking price, by area', 'sale_to_list')
  homes.never('highest percentage of listings with a pool by area', 'sale_to_list')
})
