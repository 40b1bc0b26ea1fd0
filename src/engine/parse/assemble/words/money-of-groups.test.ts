import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('so much money in a group', () => {
  homes.says(
    'in which quarters did closed sales come to more than $20 million',
    'HAVING sum(sold_price) > 20000000',
  )
  homes.says('which quarters had more than $20 million in sales', 'HAVING sum(sold_price) > 20000000')
  homes.says('which areas sold more than $30 million this year', 'HAVING sum(sold_price) > 30000000')
  homes.says(
    'which areas closed more than ten million in sales so far this year',
    'HAVING sum(sold_price) > 10000000',
  )
  homes.says(
    'which areas closed more than $10 million in sales this year',
    'HAVING sum(sold_price) > 10000000',
  )
  homes.says('areas with over 10 million in sales this year', 'HAVING sum(sold_price) > 10000000')
  homes.says('areas with more than 10 sales this year', 'HAVING count(*) > 10')
  rental.says('which cities had more than $50,000 in bookings this year', 'HAVING sum(r.total_price) > 50000')
  shop.says('in which months did sales total more than $70,000', 'HAVING sum(total_amount) > 70000')
})

describe('so much money in one row', () => {
  homes.says('which areas had sales over $1 million', 'sold_price > 1000000')
  homes.never('in which areas did homes sell for more than $1 million', 'HAVING sum')
})
