import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('only one of them', () => {
  homes.says('homes for sale by price, show only the most expensive one', 'ORDER BY price DESC', 'LIMIT 1')
  homes.never('homes for sale by price, show only the most expensive one', 'LIMIT 10')
  homes.never('list the homes for sale and only show the oldest', 'LIMIT 10')
  homes.never('only the cheapest one: homes for sale in Bay Colony', 'LIMIT 10')
  homes.never('homes for sale in Old Town, just the least expensive one', 'LIMIT 10')
  shop.never('brands by revenue, only the top one', 'LIMIT 10')
  shop.never('orders last month, only the biggest one', 'LIMIT 10')
  rental.never('upcoming bookings, only the longest one', 'LIMIT 10')
  rental.never('list the homes in Aspen, only the cheapest', 'LIMIT 10')
})

describe('several, or one of each', () => {
  homes.says('cheapest one bedroom homes', 'beds = 1', 'LIMIT 10')
  homes.says('the cheapest one in each subdivision', 'GROUP BY subdivision')
  homes.never('the cheapest one in each subdivision', 'LIMIT')
  homes.never('active homes, longest one first', 'LIMIT')
  shop.never('average product rating of each brand, best one first', 'LIMIT')
  shop.says('only the newest products', 'LIMIT 10')
  rental.says('show only the latest bookings', 'LIMIT 10')
})
