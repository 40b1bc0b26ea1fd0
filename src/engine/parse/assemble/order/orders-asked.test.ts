import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('the number that is named puts the groups in order, and not the one that stands first', () => {
  homes.says(
    'SLD closed in 2026, group by subdivision: avg ask, avg sold, sort by avg sold desc',
    'ORDER BY avg(sold_price) DESC',
  )
  homes.says('avg sold price and number of sales by area sorted by number of sales', 'ORDER BY sales DESC')
  homes.says(
    'number of sales and avg sold price by area ranked by number of sales, lowest first',
    'ORDER BY sales,',
  )
  homes.says('sales and volume by area, by volume desc', 'ORDER BY volume DESC')
  homes.says(
    'avg ask and avg sold price by area, lowest avg sold price first',
    "ORDER BY avg(sold_price) FILTER (WHERE status = 'SLD'),",
  )
  rental.says('bookings and revenue by city sorted by revenue', 'ORDER BY revenue DESC')
})

describe('what counts, whatever it counts', () => {
  homes.says('avg sold price, # sold by subdivision order by count', 'ORDER BY sales DESC')
  shop.says('group by brand: avg price, number of products, sort by count asc', 'ORDER BY products,')
  homes.declines('avg sold price by subdivision order by count')
})

describe('what stands behind the superlative, though the groups are ranked by another number', () => {
  homes.says(
    'areas by number of actives, also show median asking price, lowest median first',
    "WHERE status = 'COP'",
    'ORDER BY median_ask_price,',
  )
  homes.says(
    'number of sales and median price by area, highest median price first',
    'ORDER BY median_price DESC',
  )
  rental.says(
    'guests by number of stays, also their total spend, biggest spender first',
    'ORDER BY revenue DESC',
  )
  rental.says('guests by number of stays, also their total spend', 'ORDER BY stays DESC')
})

// By none of three numbers, and the rooms have an order of their own.
homes.says('min, max and avg price by bedrooms', 'GROUP BY beds ORDER BY beds')
homes.says('min and max price by subdivision', 'ORDER BY lowest_price DESC')
