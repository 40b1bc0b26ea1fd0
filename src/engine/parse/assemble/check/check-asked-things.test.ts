import { rental, shop } from '#tests/support/patterns.ts'

rental.declines('which guests have a confirmed stay in the next 7 days, and on what day each of them pays')
rental.says(
  'which guests have a confirmed stay in the next 7 days, and on what day does each one arrive',
  'guest_name, check_in',
)
rental.says('which guests have a confirmed stay in the next 7 days', 'guest_name')

// What they have chooses them, and is no column.
shop.declines('products with reviews but no rating')
shop.says('products with prices but no reviews', 'SELECT name, price', 'review_count = 0')
