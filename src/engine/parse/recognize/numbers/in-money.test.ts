import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('in dollars', () => {
  shop.says('how much stock do we have in dollars per brand', 'price * stock_quantity')
  shop.says('refunds in dollars this year', 'sum(total_amount)')
  shop.says('revenue this year, dollars', 'sum(total_amount)')
  shop.declines('refunds this month vs same month a year ago, dollars')
  shop.declines('how many units did we sell last month in dollars')
  rental.declines('how many bookings did we have last month in dollars')
})
