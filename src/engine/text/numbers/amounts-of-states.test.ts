import { rental, shop } from '#tests/support/patterns.ts'

const both = [
  "sum(total_amount) FILTER (WHERE status = 'completed') AS revenue",
  "sum(total_amount) FILTER (WHERE status = 'refunded') AS refunded_amount",
]
shop.says(
  'For July, August and September 2026, per month, the total of completed orders and the total of refunded orders please',
  ...both,
)
shop.says('total amount of completed orders and total amount of refunded orders by month', ...both)
shop.says('top 3 states by refunded $ ytd', 'AS refunded_amount', 'LIMIT 3')
// So many of each are counted, and an amount of its own is a limit.
shop.says('number of completed orders and number of refunded orders by month', 'count(*) FILTER')
shop.says('orders refunded $500 or more', 'total_amount >= 500')
rental.says('cancelled $ this yr', "status = 'cancelled'", 'sum(total_price)')
