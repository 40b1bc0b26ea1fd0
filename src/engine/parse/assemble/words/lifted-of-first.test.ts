import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('any status, said of the rows that are counted', () => {
  const both = ['count(*) AS orders', "avg(total_amount) FILTER (WHERE status = 'completed')"]
  shop.says('number of orders, any status, and average order value by payment method', ...both)
  shop.says('orders of any status and the average order value on completed ones, by payment method', ...both)
  shop.never('average order value, any status', "'completed'")
})
