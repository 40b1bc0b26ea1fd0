import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('talk behind the counter', () => {
  shop.says('email list of customers in Texas who spent more than 1000', 'b.email', 'HAVING')
  shop.says('busiest traffic hour', 'count(DISTINCT session_id)', 'LIMIT 1')
  shop.says(
    'slowest sellers that we still have more than 200 of',
    'stock_quantity > 200',
    'ORDER BY units_sold,',
  )
  shop.says(
    'which brands have nothing in Electronics',
    "category = 'Electronics'",
    'coalesce(q1.products, 0) = 0',
  )
  shop.says('number of cart removals vs cart additions last month', 'AS cart_removals', 'AS adds_to_cart')
  shop.says('products with a perfect 5 star rating', 'rating = 5')
  shop.declines('cart removals vs adds last month')
})

describe('so many orders in a time', () => {
  shop.says('customers with exactly one order in 2025', 'HAVING count(*) = 1', "'2025-01-01'")
  shop.says('how many customers ordered only once last month', 'orders = 1', "'2026-10-01'")
  shop.says('customers with one order in Texas', 'total_orders = 1', "state = 'TX'")
})

describe('the stock of some products together', () => {
  shop.says('value of stock for products rated below 3', 'SELECT sum((price * stock_quantity))', 'rating < 3')
  shop.says('stock value of each product in Beauty', 'SELECT name, (price * stock_quantity)')
  shop.declines('which category has the most dead stock')
})
shop.says('what did ORD-100999 cost', 'total_amount', "order_number = 'ORD-100999'")

shop.says('which products have a perfect 5.0 rating', 'rating = 5')
shop.says('products with a 4.5 rating', 'rating = 4.5')
shop.says('products with a 4.5 rating or higher', 'rating >= 4.5')
