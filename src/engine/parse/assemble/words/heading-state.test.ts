import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a state before columns stands for the rows that have it', () => {
  shop.says(
    'refunded, over $500, past 90 days: order number, customer name, product, amount',
    'pu.order_number, pu.total_amount, b.first_name, b.last_name, pr.name',
    "pu.status = 'refunded' AND pu.total_amount > 500",
  )
  rental.says(
    'cancelled, last month: guest name, home, total',
    'r.total_price, l.title',
    "r.status = 'cancelled'",
  )
  shop.says('refunded, by month: orders, amount', "date_trunc('month'")
})
