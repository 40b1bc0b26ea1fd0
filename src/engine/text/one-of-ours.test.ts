import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('one of ours', () => {
  rental.says('which of our cities had the highest revenue last month', 'LIMIT 1')
  shop.says('which of our payment methods had the most orders', 'GROUP BY payment_method', 'LIMIT 1')
  shop.says('which brands had the highest revenue', 'LIMIT 10')
})

describe('rows of a state are counted', () => {
  shop.says('total refunded orders this year', 'count(*)')
  shop.says('total refunded this year', 'sum(total_amount)')
  homes.says('top 3 areas by number of above asking sales', 'count(*)', 'sold_price > ask_price')
})
