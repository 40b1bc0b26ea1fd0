import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('the number that is asked for anyway', () => {
  homes.says(
    'which subdivisions closed fewer than ten homes this year, and how many did each of them close',
    '< 10',
    "DATE '2026-01-01'",
  )
  rental.says(
    'which guests stayed more than twice and how often did each of them stay',
    'HAVING count(*) > 2',
  )
  shop.says(
    'What was our best day ever in revenue, and how much did we take that day?',
    "date_trunc('day', purchase_date)",
    'sum(total_amount) AS revenue',
    'LIMIT 1',
  )
  homes.says('which month had the most sales and how many did we close that month', 'count(*)', 'LIMIT 1')
  shop.never('what was our best day ever in revenue and how many orders did we cancel that day', 'AS revenue')
})
