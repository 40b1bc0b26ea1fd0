import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('orders, forecasts and what only sounds like one', () => {
  rental.declines('please put the Savannah houses down to 150 a night')
  homes.declines('please put 10 Keepers Lane as withdrawn')
  rental.says('did anybody book the Agave Casita for Christmas week this year', 'Agave Casita')
  shop.declines('refund order ORD-100245 please')
  rental.declines('what kind of revenue are we gonna do in the summer of 2028')
  shop.declines('please to make the refund for order ORD-100250 today, the customer is waiting')
  shop.declines('how many units will we sell in december')
  rental.declines('who is going to cancel in the next week')
  homes.says('kindly advise the median price of active homes in Old Town', 'percentile_cont')
  homes.says('how many closings landed in each month of 2025', "date_trunc('month', close_date)")
})

describe('what somebody means to do herself', () => {
  shop.says('we want to email customers who have not ordered this year', '= 0')
  shop.declines('email our best customers')
  shop.declines('I want to cancel order ORD-100245')
})

describe('what others mean to do', () => {
  shop.says('they want to raise our fees again, what is the average order value by payment method', 'avg(')
  shop.declines('raise our fees')
  shop.declines('he wants to cancel order ORD-100051')
})

describe('a name that begins with a verb', () => {
  shop.says('remove-from-cart events over time', "'remove_from_cart'", "date_trunc('month'")
  shop.declines('remove the cart events')
})

describe('a thing that is called like something to do', () => {
  shop.says('the book with the most orders', "category = 'Books'", 'AS orders', 'LIMIT 1')
  shop.says('the book with the highest rating', "category = 'Books'", 'ORDER BY rating DESC')
  rental.declines('book the cabin with the most views')
  rental.declines('book a cabin with a hot tub')
})
