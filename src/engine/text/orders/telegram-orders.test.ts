import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('an order told by its two ends begins with the first', () => {
  homes.says('sold homes in Old Town: address, close date, newest -> oldest', 'ORDER BY close_date DESC')
  homes.says('homes built after 2015, oldest to newest', 'ORDER BY year_built,')
  shop.says('orders by state, most -> least', 'ORDER BY orders DESC')
})

describe('what is ranked begins with the highest, unless the words name another end', () => {
  rental.says('ADR by city ytd, ranked', 'ORDER BY adr DESC')
  shop.says('units sold by brand, ranked from the top please', 'ORDER BY units_sold DESC')
  homes.says('10 cheapest homes for sale, ranked', 'ORDER BY price, ')
  homes.says('from the top: sales volume by community this year', 'ORDER BY volume DESC')
  rental.never('revenue by city, from the top', 'LIMIT 1')
  rental.says('revenue ranking by city', 'GROUP BY l.city')
  shop.says('Ranked by lifetime value, the ten buyers at the top', 'lifetime_value DESC', 'LIMIT 10')
})

describe('number one is the first of them', () => {
  rental.says('all time: #1 month by # bookings', "date_trunc('month'", 'LIMIT 1')
  rental.says('#1 guest by nights', 'ORDER BY total_nights DESC', 'LIMIT 1')
  homes.says('#1 subdivision by avg active price', 'ORDER BY avg(price) DESC', "status = 'COP'")
})

describe('a pair is both of them', () => {
  rental.says(
    'for every state and property type pair, what have we earned',
    'GROUP BY l.state, l.property_type',
  )
})

describe('the most of a number, and what has it', () => {
  shop.says('max review count: product, #', 'SELECT name', 'ORDER BY review_count DESC', 'LIMIT 1')
  homes.says('max price: address', 'address, price', 'LIMIT 1')
  rental.says('min nightly rate: property', 'ORDER BY price', 'LIMIT 1')
})

describe('an order from one end', () => {
  rental.says('homes with 5 bedrooms, sorted from cheapest', 'bedrooms = 5', 'ORDER BY price')
  homes.says('homes for sale with a pool ordered from the priciest', 'ORDER BY price DESC')
})

describe('the thing that is number one', () => {
  shop.says('who is customer number one by lifetime value', 'ORDER BY lifetime_value DESC', 'LIMIT 1')
  rental.says('our guest number one by nights', 'ORDER BY total_nights DESC', 'LIMIT 1')
})
