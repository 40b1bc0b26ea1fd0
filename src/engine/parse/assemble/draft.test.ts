import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what a question is about', () => {
  rental.says(
    'how many different guests did we host last year',
    'count(DISTINCT guest_email)',
    "status <> 'cancelled'",
    "reservation_type <> 'viewing'",
  )
  shop.says(
    "books that didn't sell at all last month",
    "category = 'Books'",
    'coalesce(q1.units_sold, 0) = 0',
  )
})

describe('things that no noun names', () => {
  shop.says(
    'is there stuff nobody ordered at all in the past 3 months?',
    'pr.name',
    'coalesce(q1.orders, 0) = 0',
  )
  shop.says('which low stock items sold 3 or more units in the last 30 days?', 'HAVING sum(pu.quantity) >= 3')
  rental.says(
    'cities where we have more than 3 homes but made less than 100k this year',
    'SELECT city, count(*) AS listings FROM property_listings GROUP BY city',
  )
})
homes.says(
  'actives with dom over 90 sorted longest first give me mls / address / dom / ask',
  'ORDER BY days_on_market DESC',
)

describe('a number of each that is listed', () => {
  shop.says('kitchen stuff that is low on stock, and how many pieces are left', 'SELECT name, stock_quantity')
  shop.says('how many pieces are left of kitchen stuff', 'sum(stock_quantity)')
})

describe('what is shown of rows stands before them', () => {
  rental.says('guest and amount of pending reservations over $2000', 'SELECT guest_name, total_price')
  rental.never('list guest and total of pending reservations over two thousand dollars', 'count(')
})
