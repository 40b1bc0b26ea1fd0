import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('groups of which one number is held against another', () => {
  homes.says(
    'Subdivisions where pool homes sold for a lower average price per sf than homes without one - show both averages',
    'avg(price_per_sf) FILTER (WHERE has_pool)',
    'avg(price_per_sf) FILTER (WHERE NOT has_pool)',
    'exact_1 < average_price_per_sf_2',
  )
  homes.says(
    'areas where the average ask of active homes is higher than the average sold price of the past 12 months',
    'exact_1 > average_sold_price',
  )
  shop.says(
    'products where units sold in the past 90 days are more than the stock on hand',
    'WHERE units_sold > stock_quantity',
  )
  rental.says(
    'property types with more cancelled than completed reservations',
    'reservations > reservations_2',
  )
  homes.says(
    'subdivisions where active listings / closings in the past 12 months is over 1',
    'WHERE exact_1 > 1',
  )
  // A limit is no second number.
  rental.says('cities where the average nightly rate is over 300', 'HAVING avg(price) > 300')
  homes.declines('in which neighborhoods do pool homes cost less than homes without a pool')
})

describe('two numbers of one row', () => {
  homes.says('listings where the ask price is higher than the sold price', 'WHERE ask_price > sold_price')
  shop.says('products whose price is above the category average', 'x.category = ecommerce_products.category')
})

shop.says('states where we had more than 300 orders', 'HAVING count(*) > 300')
