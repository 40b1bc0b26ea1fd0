import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a number of things and what they are worth', () => {
  shop.says('number and value of refunds last month', 'count(*)', 'sum(total_amount)', "'refunded'")
  shop.says('how many refunds last month and their value', 'count(*)', 'sum(total_amount)', "'refunded'")
  rental.says('stays in 2025: count and sum of total price by month', 'count(*)', 'sum(total_price)')
  rental.says('the count and the total value of cancellations by month', 'count(*)', 'sum(total_price)')
})

rental.says(
  'cancelled reservations by type of reservation: number and dollar value',
  'count(*)',
  'sum(total_price)',
)

shop.says('order number and amount of every refunded order last month', 'SELECT order_number, total_amount')
shop.says('the order number, the date and the amount of every pending order', 'order_number, total_amount')
shop.says('refunded orders by category with their value', 'count(*) AS orders', 'sum(pu.total_amount)')

describe('what is listed has a number of its own', () => {
  shop.says(
    'show me every order over 2000 dollars this year, number and amount',
    'order_number',
    'total_amount',
  )
})
