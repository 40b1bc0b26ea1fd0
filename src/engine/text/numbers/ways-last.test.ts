import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('how a number is computed may stand behind it', () => {
  homes.says('days on market, median', 'ORDER BY days_on_market))::numeric, 2) AS median_days_on_market')
  homes.says('sold price last year, median and average', 'AS median_sold_price, round(avg(sold_price)')
  homes.says(
    'sold price, lowest, highest and average',
    'min(sold_price) AS lowest_sold_price, max(sold_price)',
  )
  homes.says('owner rental income, total and average', 'sum(owner_rental_in_23)')
  rental.says('nightly rate by state, average and median', 'AS average_price, round((percentile_cont(0.5)')
  shop.says('stock, total and average by category', 'GROUP BY category')
  shop.says("what's the order value, mean and median?", 'AS median_order_value')
})

// One that is highest is a ranking, and one number alone stays as it is.
rental.says('revenue by city, highest', 'LIMIT 1')
homes.says('days on market, average', 'avg(days_on_market)')
