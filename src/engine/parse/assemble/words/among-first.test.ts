import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('rows of the first of other things', () => {
  shop.says(
    'orders from the top 5 customers',
    'b.id IN (SELECT id FROM ecommerce_buyers ORDER BY lifetime_value DESC',
  )
  rental.says(
    'how many homes are in the 3 most expensive cities',
    'count(*)',
    'ORDER BY avg(price) DESC',
    'LIMIT 3',
  )
  shop.says('list the products of the 3 best selling brands', 'brand IN (', 'FROM ecommerce_products')
})

describe('a number of the first, for each of other groups', () => {
  shop.says('units sold by month for the top 5 brands', 'pr.brand IN (', 'ORDER BY sum(pu.quantity) DESC')
  shop.says('revenue of each of our top 3 categories by month', 'pr.category IN (')
  shop.says('top 3 products each month', 'place <= 3')
})

describe('one of the first', () => {
  shop.says('which of the top 5 brands has the highest average price', 'brand IN (', 'LIMIT 1')
  shop.says('cheapest of the 10 best selling products', 'id IN (', 'ORDER BY price, name', 'LIMIT 1')
  homes.says('top 5 subdivisions with the highest average price', 'ORDER BY avg(price) DESC', 'LIMIT 5')
  rental.declines('10 highest earning homes with the lowest price')
  rental.declines('how many nights did our top 5 guests stay')
})

describe('an order without a superlative', () => {
  homes.says(
    'areas with more than 10 sales this year, by average sold price',
    'ORDER BY avg(sold_price) DESC',
  )
  homes.never('areas with more than 10 sales this year, by average sold price', 'LIMIT')
  shop.says('top 10 customers and how many orders did each place', 'ORDER BY revenue DESC', 'AS orders')
})

describe('how many of the first', () => {
  homes.says('how many of the 20 priciest sales had a pool', 'count(*)', 'AND has_pool', 'LIMIT 20')
  homes.declines('how many of the 20 priciest sales in Old Town had a pool')
  shop.says('products under $50 from the top 3 brands', 'WHERE price < 50', 'ORDER BY sum(pu.total_amount)')
  rental.says('top 10 guests by nights with total spent next to it', 'GROUP BY guest_email', 'LIMIT 10')
  homes.declines('what are the two most expensive homes on each street')
  shop.says('brands with an average rating below 4', 'HAVING avg(rating) < 4')
})

homes.says(
  'which of the ten most expensive active homes have a pool',
  "IN (SELECT id FROM real_estate_listings WHERE status = 'COP' ORDER BY price DESC",
  'has_pool',
)
shop.says(
  'of the top 20 customers by lifetime value, which live in California',
  "state = 'CA' AND id IN (SELECT id FROM ecommerce_buyers ORDER BY lifetime_value DESC",
)

describe('columns of the first, before them', () => {
  rental.says('guest, property and amount for the five biggest bookings this year', 'l.title', 'LIMIT 5')
  shop.says('customer and amount for the ten largest orders last month', 'total_amount DESC', 'LIMIT 10')
  rental.never(
    "for next year's arrivals, guest name, home and total price of the five priciest bookings",
    ' IN (SELECT',
  )
})

homes.says(
  'which of the ten most expensive active listings have a pool',
  "IN (SELECT id FROM real_estate_listings WHERE status = 'COP' ORDER BY price DESC",
)
homes.says(
  'which of the 5 cheapest actives have a pool',
  "has_pool AND id IN (SELECT id FROM real_estate_listings WHERE status = 'COP' ORDER BY price,",
)
