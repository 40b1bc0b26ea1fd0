import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('numbers that things carry themselves', () => {
  shop.says('who has ordered more than 20 times', 'FROM ecommerce_buyers', 'total_orders > 20')
  shop.says('how many customers ordered exactly once', 'total_orders = 1')
  shop.says('customers with more than 3 orders paid by paypal', "payment_method = 'paypal'", 'count(*) > 3')
})

describe('a number over a time', () => {
  shop.says(
    'top 5 customers by number of orders in 2026, with city',
    'count(*) AS orders',
    'b.city',
    'LIMIT 5',
  )
  shop.says('top 5 customers by number of orders', 'total_orders DESC')
})
