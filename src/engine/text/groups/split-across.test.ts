import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('things that are split, one line for each', () => {
  homes.says('how do our listings split up across the statuses', 'GROUP BY status')
  shop.says('how do orders divide among payment methods', 'GROUP BY payment_method')
  rental.says('average nights, and split it out by reservation type', 'GROUP BY reservation_type')
  rental.says('I need each month on its own line with how many bookings', "date_trunc('month'", 'count(*)')
  shop.says('one line a month with the sales, past 6 months', "date_trunc('month'", 'sum(total_amount)')
  shop.says(
    'go through the categories and for each one tell me which brand made the most money last year',
    'PARTITION BY category',
  )
  rental.says('go through the cities and tell me how many bookings each had', 'GROUP BY l.city')
  shop.says('sales by state, like one line per state', 'GROUP BY b.state')
})
