import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('money right behind a thing that somebody has', () => {
  shop.says('customers with a pending order over $300', "pu.status = 'pending' AND pu.total_amount > 300")
  shop.never('list the customers with a pending order of more than $300 with email', 'lifetime_value')
  shop.says('customers who placed an order over $1000 this year', 'pu.total_amount > 1000')
  shop.says('customers with more than 3 orders over $200', 'pu.total_amount > 200', 'HAVING count(*) > 3')
  shop.says('how many customers have at least one refunded order above $500', 'pu.total_amount > 500')
  rental.says('guests with a booking over $5,000', 'total_price > 5000', 'GROUP BY guest_email')
  rental.says('guests who made a booking over $4000', 'total_price > 4000')
})

describe('money of those who are named', () => {
  shop.says('customers in Texas over $1000', 'lifetime_value > 1000')
  shop.declines('customers who ordered over $1000 this year')
  shop.declines('customers with at least 5 orders worth over $1000')
})

describe('orders of so much by certain people', () => {
  shop.says(
    'how many orders over 500 dollars from new york customers',
    'total_amount > 500',
    "city = 'New York'",
  )
  shop.says('how many orders above $300 did repeat customers place in 2025', 'total_amount > 300')
  shop.never('how many orders above $300 did repeat customers place in 2025', 'lifetime_value')
  shop.says('how many customers placed an order over $500', 'total_amount > 500', 'orders >= 1')
})
