import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('as in a cell or a query box', () => {
  rental.says('avg(nightly rate) for homes in Aspen', 'avg(price)', "city = 'Aspen'")
  rental.says('cities by revenue limit 5', 'ORDER BY revenue DESC', 'LIMIT 5')
  rental.says('revenue and number of bookings side by side by city', 'AS revenue', 'AS bookings')
  homes.says('select active homes where beds >= 4 and price < 800000', 'beds >= 4 AND price < 800000')
  homes.says('how many homes with pool = no, status = active', 'NOT has_pool')
  homes.says('countifs status = withdrawn and beds = 3', 'count(*)', "status = 'WDN' AND beds = 3")
  shop.says('countifs status = refunded and payment = paypal', "'refunded'", "'paypal'")
  shop.says(
    'sumifs total_amount, payment = paypal, status = completed, year = 2025',
    'sum(total_amount)',
    "'paypal'",
  )
  shop.says('sumifs quantity, category = books, year = 2026', "DATE '2026-01-01'")
  shop.never('sumif total_amount, buyer state = CA, status = completed', 'GROUP BY')
  shop.says('the 5 brands with more revenue', 'ORDER BY revenue DESC', 'LIMIT 5')
  shop.never('brands with more revenue than Aurora', 'LIMIT')
})

rental.says('# of owner leads (interest = listing) this yr', "interest_type = 'listing'", 'count(*)')

describe('a total in dollars behind the rows', () => {
  rental.says('confirmed + upcoming: $ total', 'sum(total_price)')
  shop.says('refunded last month, total $', 'sum(total_amount)')
})
