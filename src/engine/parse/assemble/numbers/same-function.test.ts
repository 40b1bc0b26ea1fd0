import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a function that is said once', () => {
  homes.says(
    'median price and dom for solds by area',
    'ORDER BY price)',
    'ORDER BY days_on_market)',
    "WHERE status = 'SLD'",
  )
  homes.says('avg price, ppsf and dom of the actives', 'avg(price_per_sf)', 'avg(days_on_market)')
  homes.says('average price and days on market of homes in Old Town', 'avg(price)', 'avg(days_on_market)')
  rental.says('average price and bedrooms of homes in Aspen', 'avg(price)', 'avg(bedrooms)')
  shop.says('average rating and number of reviews by brand', 'sum(review_count)')
  shop.declines('avg price and stock by category')
})
