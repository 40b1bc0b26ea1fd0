import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('the best day, and how much it was', () => {
  shop.says(
    'okay what was uh our best day ever in sales and um how much did we take in that day',
    "date_trunc('day'",
    'ORDER BY revenue DESC',
    'LIMIT 1',
  )
  homes.says(
    'what was our best month by volume and how much did we sell that month',
    "date_trunc('month'",
    'ORDER BY volume DESC',
    'LIMIT 1',
  )
  shop.declines('what was our best month by orders and how much did we take in that month')
  // Another number of that day is a column of its own.
  shop.never(
    'what was our best day ever in sales and how many orders did we get that day',
    'sum(total_amount) AS revenue FROM',
  )
})
