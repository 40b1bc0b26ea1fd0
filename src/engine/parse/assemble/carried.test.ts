import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

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

describe('the time of another number', () => {
  shop.says(
    "what share of this year's revenue comes from customers with 10 or more orders",
    'b.total_orders >= 10',
  )
  shop.says('average order value this year of customers with 10 or more orders', 'b.total_orders >= 10')
  rental.says("this year's revenue from guests with at least 3 bookings", 'HAVING count(*) >= 3)')
  shop.says('revenue from customers with 10 or more orders this year', 'count(*) AS orders')
  shop.says('customers with 10 or more orders this year', 'HAVING count(*) >= 10')
})

shop.says('top 10 customers by lifetime value with city and total orders', 'total_orders')
shop.says('top 10 customers by orders in 2025', 'count(*)')
shop.says('how many orders with at least 2 items did we have last month', 'WHERE quantity >= 2')

describe('products that are counted, and not the pieces of an order', () => {
  shop.says('customers who bought at least 10 different products', 'HAVING count(DISTINCT pr.id) >= 10')
  shop.says('how many customers bought at least 10 different products', 'product_count >= 10')
  shop.says('categories with more than 20 products and the number of orders', 'coalesce(q2.products, 0) > 20')
  shop.says('customers who bought 10 products or more', 'sum(pu.quantity) >= 10')
})
