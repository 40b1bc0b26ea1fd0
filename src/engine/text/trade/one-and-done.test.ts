import { shop } from '#tests/support/patterns.ts'

shop.says(
  'how many of our one and done customers, like exactly one order ever, still dropped 500 bucks or more',
  'total_orders = 1',
  'revenue >= 500',
)
shop.says('one and done customers in Texas', 'total_orders = 1', "state = 'TX'")
shop.says('how many one-and-done buyers do we have', 'total_orders = 1')
shop.says('which customers dropped over $1000 in October 2025', 'HAVING sum(pu.total_amount) > 1000')
shop.says(
  "customers with more than 10 orders since January 2025, cancelled ones don't count",
  "status <> 'cancelled'",
)
