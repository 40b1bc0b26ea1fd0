import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('and more of what was counted', () => {
  homes.says('give me please all the homes with 4 beds and more which are free to buy', 'beds >= 4', "'COP'")
  shop.says('customers with 5 orders and more', 'total_orders >= 5')
  homes.declines('address, beds and more for active homes')
})

describe('questions in the order of another language', () => {
  homes.says('how long lasts it until a home sells', 'avg(days_on_market)', "'SLD'")
  homes.says('how many days does it go until a house is sold', 'avg(days_on_market)')
  rental.says('how is called our most expensive house', 'ORDER BY price DESC', 'LIMIT 1')
  rental.says('from where come our most leads', 'GROUP BY source', 'LIMIT 1')
  rental.never('how many homes called Lake', 'LIMIT')
})

describe('what customers leave in a shop is money', () => {
  shop.says('who spent the most in our shop', 'sum(pu.total_amount) AS revenue')
  shop.says('customers who left over 3000 with us', 'HAVING sum(pu.total_amount) > 3000')
  rental.never('how many guests left more than a month ago', 'total_price')
})

shop.says('orders over paypal this month', "payment_method = 'paypal'")
