import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('a share beside other numbers', () => {
  homes.says(
    'closings by quarter w/ avg DOM and % over ask',
    'AS over_asking_rate',
    'AS average_days_on_market',
  )
  homes.says('what % sold over asking and what % under', 'AS over_asking_rate', 'AS under_asking_rate')
  homes.says('listings by area: count, avg price, % with pool', 'FILTER (WHERE has_pool)')
  shop.says('orders by month with aov and % refunded', 'AS refund_rate', 'AS average_order_value')
  homes.declines('actives by area with average price and % with a pool')
})
