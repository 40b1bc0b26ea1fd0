import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('where people are from', () => {
  shop.says('where do our customers live', 'GROUP BY city')
  shop.says('where do most of our customers come from', 'GROUP BY city', 'LIMIT 1')
  shop.says('who are our top 10 customers and where do they live', 'city', 'ORDER BY lifetime_value DESC')
  shop.never('where do our best customers live', 'GROUP BY')
  shop.declines('top 5 cities where our customers live')
  rental.declines('top 5 leads and where do they come from')
})
