import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('behind the groups, a ranking is one of groups', () => {
  shop.says('average price of items by brand, priciest five', 'avg(price)', 'GROUP BY brand', 'LIMIT 5')
  shop.says('repeat customers per state, top ten', 'count(*) AS customers', 'GROUP BY state', 'LIMIT 10')
  shop.says('top 3 products per category', 'PARTITION BY category', 'place <= 3')
  rental.says('cheapest two homes in every state', 'PARTITION BY state', 'place <= 2')
})

describe('what is named before a ranking', () => {
  homes.says('rental yield: top 10 homes for sale', 'ORDER BY rental_yield DESC', 'LIMIT 10')
  rental.says(
    'price per bedroom - the 5 homes with the lowest figure',
    'ORDER BY price_per_bedroom, title LIMIT 5',
  )
  homes.says(
    'gross yield = 2023 rental / ask. top 5 actives w/ address and yield',
    'ORDER BY rental_yield DESC',
    'LIMIT 5',
  )
  shop.says('stock value = price x stock. top 5 products', 'ORDER BY stock_value DESC')
  shop.says('stock: the product with the highest', 'ORDER BY stock_quantity DESC', 'LIMIT 1')
  rental.declines('price and bedrooms - the 5 homes with the lowest figure')
  homes.says('the ask price of the top 3 sales', 'ORDER BY sold_price DESC', 'LIMIT 3')
})

rental.says('For each state, which listing is the most expensive?', 'PARTITION BY state', 'place <= 1')
rental.says('in each city, the home that is cheapest', 'PARTITION BY city', 'place <= 1')
homes.says('the sold home in each area that sat on the market the longest', 'PARTITION BY subdivision')
rental.says('Within every property type, find the two homes with the most bookings this year.', 'place <= 2')
shop.says("what's the #1 best seller in each category, by units", 'PARTITION BY category', 'name')
shop.says('best selling brand in each category this year', 'GROUP BY pr.category, pr.brand', 'place <= 1')
rental.says('which month had the most bookings in each of the last two years', 'PARTITION BY year')

describe('the best month, of nothing that is named', () => {
  rental.says('what was our best month ever', 'sum(total_price)', 'LIMIT 1')
  shop.says('worst month this year', 'ORDER BY revenue,', 'LIMIT 1')
  rental.says('the month with the most cancellations', "status = 'cancelled'")
})

describe('the best for such things', () => {
  rental.says('top three cities for bookings last year', 'count(*) AS bookings', 'LIMIT 3')
  rental.says('top city for bookings', 'count(*) AS bookings', 'LIMIT 1')
  shop.says('top 3 products for refunds', "status = 'refunded'", 'LIMIT 3')
  shop.declines('top 3 brands for customers in Texas')
})

rental.says('compare this year and last year by revenue', "'2025'", "'2026'", 'sum(total_price)')
rental.says('occupancy top 3 cities last year', 'ORDER BY occupancy DESC', 'LIMIT 3')

describe('two sides by a number', () => {
  rental.says('Aspen vs Napa by revenue last year', 'GROUP BY l.city')
  shop.says(
    'Books vs Beauty by units sold and revenue',
    'AS units_sold',
    'AS revenue',
    'GROUP BY pr.category',
  )
})
