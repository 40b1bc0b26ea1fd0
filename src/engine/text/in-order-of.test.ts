import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('things by a column of theirs, one end of it first', () => {
  homes.says('homes by price, priciest first', 'ORDER BY price DESC')
  shop.says('products by rating, lowest first', 'ORDER BY rating')
})

describe('groups are still groups', () => {
  homes.says('homes by area, biggest first', 'GROUP BY subdivision')
})
