import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('how a rate is reckoned, said beside it', () => {
  shop.says('CVR last mo, sessions w/ purchase / all sessions', 'AS conversion_rate', "DATE '2026-10-01'")
  shop.says(
    'conversion rate last month = sessions with purchase divided by total sessions',
    'AS conversion_rate',
  )
  shop.never(
    'conversion rate past 30 days = sessions with a purchase / sessions with add to cart',
    'AS conversion_rate',
  )
  shop.says('refund rate by brand, refunded orders / all orders', 'AS refund_rate', 'GROUP BY')
  rental.says('cancellation rate by city = cancelled / all reservations', 'AS cancellation_rate')
  rental.never('cancellation rate by city = cancelled / all reservations', "status <> 'cancelled'")
  homes.says('avg SP/LP ratio (sold / list) by qtr', 'AS average_sale_to_list', "date_trunc('quarter'")
  homes.never('average sale to list (sold over list) by area this year', 'sold_price > ask_price')
  shop.never('AOV (revenue / orders) by month in 2025', 'AS ratio')
})

shop.says('daily CVR %, last wk (sessions w/ a purchase event / all sessions)', 'AS conversion_rate')
