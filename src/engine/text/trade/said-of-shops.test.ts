import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('where customers are at home', () => {
  shop.says('customers with a New York address', "city = 'New York'")
  shop.says('how many customers call New York home', "city = 'New York'")
  shop.never('how many clients are on our books', 'category')
  shop.never('how many dollars of sales did we book in the last quarter?', 'category')
})

describe('how orders are paid', () => {
  shop.says('break the orders down by how they were paid', 'count(*) AS orders', 'GROUP BY payment_method')
  shop.never('list the payment options with how many orders went through each one', "status = 'completed'")
})

describe('pieces in stock', () => {
  for (const question of [
    'for each category give me the quantity of goods in stock',
    'how many pieces are sitting in the warehouse for each category',
    'sum of stock units grouped by category',
    'what quantity of stock are we carrying in every category?',
  ])
    shop.says(question, 'sum(stock_quantity)', 'GROUP BY category')
  shop.says('name the products whose stock is low', 'stock_quantity > 0 AND stock_quantity <= 10')
})

describe('steps on the site', () => {
  shop.says('how often was an item added to the cart last month?', "event_type = 'add_to_cart'")
  shop.says('number of times visitors searched, by month', "event_type = 'search'", "date_trunc('month'")
  shop.says('how many sessions got to checkout but made no purchase', 'purchase_events = 0')
})
