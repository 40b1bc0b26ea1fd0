import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('figures that stand alone in a list', () => {
  shop.says('refunds last month: count, total, average', 'count(*)', 'avg(total_amount)', 'sum(total_amount)')
  homes.says(
    'sold this yr: how many, total dollars, fastest DOM, slowest DOM',
    'sum(sold_price)',
    'min(',
    'max(',
  )
  homes.says('actives by area: count, average, median', 'avg(price)', 'percentile_cont')
  rental.says('bookings by city: how many, total dollars, avg nights', 'count(*)', 'sum(r.total_price)')
  shop.says('orders last week: order number, date, total', 'SELECT order_number')
})

describe('a list that would lose one of its numbers', () => {
  shop.declines('apple pay orders: count, total, average, biggest')
  rental.declines('what percent of bookings were cancelled and what percent pending')
  rental.says(
    'homes by price: how many under 200 a night, how many 200 to 500, how many above 500',
    'AS band',
  )
})
