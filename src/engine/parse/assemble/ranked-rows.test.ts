import { rental, shop } from '#tests/support/patterns.ts'

rental.says(
  'Which guest paid the highest amount for a single booking in July 2026?',
  'GROUP BY id, guest_name',
  'LIMIT 1',
)
shop.says('who spent the most in one order', 'GROUP BY pu.id', 'b.first_name', 'LIMIT 1')
shop.says('which customer placed the largest single order', 'b.last_name', 'ORDER BY total_amount DESC')
shop.never('which customer spent the most', 'pu.id')
