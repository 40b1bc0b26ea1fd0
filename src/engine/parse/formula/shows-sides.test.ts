import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('columns with a plus between them', () => {
  shop.says('best sellers last month, top 5, product + units', 'SELECT pr.name, sum(pu.quantity)', 'LIMIT 5')
  shop.says('top 10 products by revenue this year, name + revenue', 'SELECT pr.name, sum(pu.total_amount)')
  rental.says('busiest city last month: city + bookings', 'SELECT l.city, count(*)', 'LIMIT 1')
  homes.says('top 5 subdivisions by volume: subdivision + volume', 'SELECT subdivision, sum(sold_price)')
})

describe('numbers of different kinds with a plus between them', () => {
  rental.says(
    'top 5 cities by revenue + number of bookings',
    'AS bookings',
    'AS revenue',
    'ORDER BY revenue DESC',
  )
  shop.declines('top 5 products by units sold + stock')
})
