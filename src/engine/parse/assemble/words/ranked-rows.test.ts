import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

rental.says(
  'Which guest paid the highest amount for a single booking in July 2026?',
  "check_in >= DATE '2026-07-01'",
  'ORDER BY total_price DESC',
  'LIMIT 1',
)
shop.says('who spent the most in one order', 'ORDER BY total_amount DESC', 'b.first_name', 'LIMIT 1')
shop.never('which customer spent the most in one order', 'sum(')
shop.says('which customer placed the largest single order', 'b.last_name', 'ORDER BY total_amount DESC')
shop.never('which customer spent the most', 'pu.id')

describe('what belongs to the row that is ranked', () => {
  shop.says(
    'what product was in our biggest completed order ever and what was the amount',
    'pr.name',
    'LIMIT 1',
  )
  rental.never('which home was our longest stay at', 'avg(')
})
