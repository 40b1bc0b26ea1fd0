import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('columns with what they are for behind them', () => {
  const columns = ['order_number', 'email', 'first_name', "status = 'pending'", 'total_amount > 200']
  shop.says(
    "Pending orders worth more than $200: order number plus the customer's name and email so support can call",
    ...columns,
  )
  shop.says('Pending orders over $200: order number, customer name, email so support can call', ...columns)
})
