import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a total and the average of its rows', () => {
  homes.says(
    'total dollar discount given on sold homes this year, and the average discount per sale',
    'sum((ask_price - sold_price))',
    'avg((ask_price - sold_price))',
  )
  homes.says('total volume this year, and the average per sale', 'sum(sold_price)', 'avg(sold_price)')
  shop.says('total stock and the average stock per product', 'sum(stock_quantity)', 'avg(stock_quantity)')
  rental.says('total revenue, and the average per booking, last year', 'sum(total_price)', 'avg(total_price)')
  // Over the homes, and not over the bookings.
  rental.declines('total revenue last year and the average revenue per home')
})
