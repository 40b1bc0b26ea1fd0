import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('of two numbers the one that is meant', () => {
  shop.says(
    'what share of our sales gets paid by credit card in dollars not in number of orders',
    'sum(total_amount)',
  )
  shop.says('best selling products by revenue, not units', 'ORDER BY revenue DESC')
  shop.says('top brands by units not dollars', 'ORDER BY units_sold DESC')
  rental.says(
    'how many different guests checked in in july this year, people not bookings',
    'count(DISTINCT guest_email)',
  )
  // What is left out of the rows is another matter.
  homes.says('how many homes for sale not sold', "status = 'COP'")
  shop.declines('orders not refunds last month')
})
