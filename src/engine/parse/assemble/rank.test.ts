import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('those with the most in each group', () => {
  shop.says('customers with the most orders in each state', 'WHERE place <= 1')
  rental.says('homes with the highest price per city', 'WHERE place <= 1')
  shop.says('the three customers with the most orders in each state', 'WHERE place <= 3')
  shop.says('best-selling products in each category', 'WHERE place <= 10')
  shop.says('customers with the most orders', 'LIMIT 10')
})
homes.says('areas by volume this year, bottom 3', 'ORDER BY volume, subdivision LIMIT 3')
homes.says('areas by volume this year, top 3', 'ORDER BY volume DESC')
