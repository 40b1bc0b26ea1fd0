import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('things by a column of theirs, one end of it first', () => {
  homes.says('homes by price, priciest first', 'ORDER BY price DESC')
  shop.says('products by rating, lowest first', 'ORDER BY rating')
})

describe('so many of the things by a column of theirs', () => {
  homes.says('active homes by price, give me just the top one', 'ORDER BY price DESC', 'LIMIT 1')
  homes.says('homes by price, top 5', 'ORDER BY price DESC', 'LIMIT 5')
  homes.says('homes by area, top 5', 'GROUP BY subdivision')
})

describe('groups are still groups', () => {
  homes.says('homes by area, biggest first', 'GROUP BY subdivision')
})

describe('homes in the order of their years', () => {
  homes.says('active homes sorted by year built', 'ORDER BY year_built, address')
  homes.says('homes for sale by year built, newest first', 'ORDER BY year_built DESC')
  homes.never('sales by year, newest first', 'year_built')
})
