import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('steps of equal width', () => {
  homes.says(
    'histogram of days on market in steps of 30 days for actives',
    'floor(days_on_market / 30)::int * 30',
    'count(*)',
    "status = 'COP'",
  )
  rental.says('nightly rate buckets of 100 dollars, how many homes in each', 'floor(price / 100)', 'count(*)')
  homes.says('number of sold homes in 100k price steps', 'floor(price / 100000)', "status = 'SLD'")
  shop.says('how many products in each 20 dollar price bucket', 'floor(price / 20)')
  homes.says('number of listings by price band of 250k', 'floor(price / 250000)', 'count(*)')
  homes.says('how many actives in each price range of 200k', 'floor(price / 200000)', "status = 'COP'")
  homes.says('count of active homes per $250,000 bracket', 'floor(price / 250000)')
  homes.says('sold homes by 500 sq ft size band', 'price_per_sf, 0)) / 500)')
  shop.says('products by price range of $50', 'floor(price / 50)')
  homes.says('sales by price range', 'floor(price / 250000)', "status = 'SLD'")
  rental.says('how many bookings per price bracket', 'floor(l.price / 100)', 'count(*)')
  shop.says('customers by lifetime value tier', 'floor(lifetime_value / 1000)', 'count(*)')
  shop.says('which price band brought in the most revenue', 'floor(pr.price / 100)', 'LIMIT 1')
  homes.says('sales by price range: under 500k, 500k to 1M, over 1M', "'under 500k'", "'over 1M'")
  homes.never('price range by subdivision', 'floor')
  rental.declines('average price by bedroom range')
  shop.declines('products in buckets of blue')
  shop.never('5 products in each price range under 20 dollars', 'floor')
})
