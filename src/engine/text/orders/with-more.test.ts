import { rental, shop } from '#tests/support/patterns.ts'

shop.says(
  'Which is the product with more reviews, and how many it has?',
  'ORDER BY review_count DESC',
  'LIMIT 1',
)
shop.says('what is the brand with less stock', 'ORDER BY', 'LIMIT 1')
shop.says(
  'Which month of 2025 was the slowest in sales and how much did we sell in it',
  'sum(total_amount) AS revenue',
  'ORDER BY revenue,',
  'LIMIT 1',
)
rental.says('which is the home with more bookings', 'ORDER BY bookings DESC', 'LIMIT 1')
// Held against another one.
shop.never('which are the brands with more reviews than Kestrel', 'LIMIT 1')
shop.never('which are the products with more than 100 reviews', 'LIMIT 1')
