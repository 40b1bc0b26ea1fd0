import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('totals and money without a name', () => {
  shop.says('What was the total amount of the refunded orders from last month?', 'SELECT sum(total_amount)')
  rental.says('What is the combined value of the reservations that are still pending?', 'sum(total_price)')
  homes.says('how many homes sold this year and for what total', 'count(*)', 'sum(sold_price)')
  rental.says(
    'How much money came in during March 2026?',
    'sum(total_price)',
    "check_in >= DATE '2026-03-01'",
  )
  shop.says('What is the total value of pending orders?', 'sum(total_amount)', "status = 'pending'")
  rental.never('how many properties do we have in total', 'sum(')
})

describe('an amount beside other columns', () => {
  shop.never('pending orders with date and amount', 'sum(')
})

describe('what adds up, asked of a kind, is one sum', () => {
  shop.says('inventory value in Electronics', 'SELECT sum((price * stock_quantity))')
  shop.says('units in stock for Electronics', 'SELECT sum(stock_quantity)')
  shop.never('products with their stock value', 'sum(')
})

homes.says('number of 3 bed 2 baths between 400k and 700k', 'SELECT count(*)', 'price >= 400000')
rental.says('count of 3 beds under 300', 'SELECT count(*)', 'price < 300')

rental.says('how many places do we have in Aspen and what do they go for a night', 'avg(price)')
homes.says('how many homes sold in Old Town and what did they go for', 'avg(sold_price)')
