import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a number that things hold themselves', () => {
  shop.says(
    'Who are the 5 buyers with the highest lifetime value? Show city and total orders as well',
    'total_orders, lifetime_value',
  )
  shop.says('total orders by city', 'count(*)')
  shop.says('state, total orders', 'count(*)', 'GROUP BY b.state')
})

describe('a number beside what names a thing', () => {
  rental.says('number of bedrooms and address of every home in Florida', 'bedrooms, address')
  rental.declines('city and number of bedrooms')
})

rental.says('list our homes in Aspen and how many bedrooms and bathrooms each has', 'bedrooms, bathrooms')

describe('behind a colon', () => {
  rental.says('confirmed arrivals next 7 days: guest, # nights', "status = 'confirmed'", 'AS nights')
  shop.says('low stock: name, brand, # left', 'SELECT name, brand, stock_quantity')
  homes.says('actives in Old Town: address, # beds, price', 'address, beds, price')
  shop.says('orders over $1000 this yr: customer, total', 'pu.total_amount > 1000', 'pu.total_amount,')
  rental.says('cabins last year: revenue, # nights', 'sum(')
})
