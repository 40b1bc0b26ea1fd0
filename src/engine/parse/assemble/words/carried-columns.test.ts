import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('a number that each of them carries, in a row of columns', () => {
  shop.says(
    'list buyers with more than 35 orders: first name, last name, city, orders',
    'SELECT first_name, last_name, city, total_orders',
    'total_orders > 35',
  )
  shop.says('customers in Texas: name, orders, lifetime value', 'total_orders, lifetime_value')
})

describe('orders of their own', () => {
  shop.never('customers in Denver, orders over $500', 'total_orders')
  shop.declines('customers in Denver and their orders')
})
