import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a part that is named first is one number, and no row for each of them', () => {
  shop.says(
    'texas customers, which share of my turnover last year came from them, in percent',
    "FILTER (WHERE b.state = 'TX') AS part",
    "DATE '2025-01-01'",
  )
  shop.says('repeat customers, what share of turnover comes from them', 'b.total_orders >= 2) AS part')
  shop.says('customers from texas, what part of turnover do they make', "b.state = 'TX') AS part")
  shop.never('texas customers, which products did they buy most', 'share_pct')
  rental.never('guests from last year, what share of our revenue came from each of them', 'AS part')
})
