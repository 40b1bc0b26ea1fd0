import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

const everyones = 'DISTINCT ON (buyer_id) id'

describe("everyone's first, counted", () => {
  shop.says('first orders by month this year', everyones, "date_trunc('month'", 'count(*)')
  shop.says('how many first orders did we get last month', everyones, 'count(*)')
  shop.says('revenue from first orders by month', everyones, 'sum(total_amount)')
  shop.says('how many customers placed their first order in each month of 2026', everyones, 'count(*)')
  shop.says('customers by quarter of first order', everyones, "date_trunc('quarter'")
  shop.says('how many customers placed their first order this year by state', everyones, 'GROUP BY b.state')
  shop.says('first-time buyers per month this year', everyones)
  rental.says('first stays by month', 'DISTINCT ON (guest_email) id', "status <> 'cancelled'")
})

describe('of which kind it is the first', () => {
  shop.says('how many first completed orders per month', "WHERE status = 'completed' ORDER BY buyer_id")
  shop.declines('first paypal orders by month')
})

describe('the earliest of all', () => {
  shop.says('the first orders of this year', 'ORDER BY purchase_date', 'LIMIT 10')
})
