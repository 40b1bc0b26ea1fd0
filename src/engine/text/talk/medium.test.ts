import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('medium, as other languages call the average', () => {
  shop.says(
    'what is the medium price and medium stock quantity, I mean the average, of the Aurora brand?',
    'avg(price)',
    'avg(stock_quantity)',
  )
  homes.declines('medium sold price by area')
})

describe('how much of what is many', () => {
  shop.says(
    'show for each category how much products we have and how much from them are out of stock',
    'count(*) AS products',
    'stock_quantity = 0',
  )
  homes.says(
    'how much homes are for sale in each village and how much from them have pool',
    'count(*) FILTER (WHERE has_pool)',
  )
})
