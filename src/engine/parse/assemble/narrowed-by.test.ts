import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what a list is narrowed by is shown with it', () => {
  homes.says(
    'owners who earned more than 40 grand in rent',
    'SELECT address, mls_number, owner_rental_in_23, status',
  )
  homes.says('homes that closed above asking', 'SELECT address, mls_number, sold_price, ask_price, status')
  rental.says('list everyone checking in this week with the property and how much they pay', 'check_in FROM')
  shop.says(
    'cancelled or refunded orders over 2000 this year with order number, amount and which of the two it was',
    'SELECT order_number, total_amount, status, purchase_date FROM',
  )
  rental.says('visitors who mention a dog', 'message FROM')
})

describe('what is the same in every row is not', () => {
  homes.says('addresses of active homes with 3 beds', 'SELECT mls_number, address FROM')
  rental.says(
    'list everyone checking in today with the property and how much they pay',
    'SELECT r.guest_name, r.total_price, l.title FROM',
  )
})

describe('a list of those without something', () => {
  shop.says(
    'customers with a lifetime value over 3,000 and no order in the past 6 months',
    's.lifetime_value',
  )
})
