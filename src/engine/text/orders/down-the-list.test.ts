import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('an order of all of them', () => {
  shop.never(
    'what did every category bring in this year, put the one with the most sales on top and go down from there',
    'LIMIT',
  )
  shop.never('From the biggest down, how much has each category sold this year?', 'LIMIT')
  rental.says('revenue by city, from the smallest up', 'ORDER BY revenue, ')
})

describe('the first of each time', () => {
  homes.says('Per year of closing, the best three communities ranked by volume', 'PARTITION BY year', '<= 3')
  shop.says('year by year: 2 biggest categories, revenue', 'PARTITION BY year', '<= 2')
  homes.never('volume by year and subdivision, top 3', 'PARTITION')
})

describe('what adds up on the way', () => {
  shop.says('Per month this year, the revenue added up so far', 'running_total')
  shop.says('cum rev by month this year', 'running_total')
})

describe('words that would be taken for something else', () => {
  homes.says('available homes not older than 2000', 'year_built >= 2000')
  homes.says('Closed units, Q2 this year', 'SELECT count(*)')
  shop.says('products that we are still sitting on more than 50 units of', 'stock_quantity > 50')
  shop.says('top rated beauty stuff', 'LIMIT 10')
  shop.says('refunded orders per category, count and dollars', 'count(*)', 'sum(pu.total_amount)')
})

describe('numbers that would be lost are declined', () => {
  shop.declines('brands rated below 3.8 on average that brought in over $100,000')
  homes.declines('Built 2016, 17, 18, 19 or 20 and still available to buy: which homes are those?')
  shop.declines(
    "out of every order that's ever completed what's the single biggest one, like what did they buy",
  )
  shop.declines(
    'How much revenue did we do yesterday, from how many completed orders, and how big was the largest of them?',
  )
  shop.declines('what percent of the orders are paypal, what percent credit card and so on')
})
