import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('what never ordered has behind it', () => {
  shop.says('customers who never ordered books', "category = 'Books'", 'coalesce(q1.orders, 0) = 0')
  shop.says('customers who never ordered pending orders', "status = 'pending'", 'coalesce(q1.orders, 0) = 0')
  shop.says('customers who never ordered in 2026', "purchase_date >= DATE '2026-01-01'")
  shop.says('customers who never placed an order over 500', 'pu.total_amount > 500')
  shop.never('customers who never ordered books', 'total_orders = 0')
  shop.says('customers in Texas who never ordered', "state = 'TX' AND total_orders = 0")
  shop.says('customers who never ordered and live in Texas', "total_orders = 0 AND state = 'TX'")
})
