import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what things cost on average, told by the verb alone', () => {
  homes.says('communities where solds average over 1 million', 'HAVING avg(sold_price) > 1000000')
  homes.says('neighborhoods where 3 bedroom homes average over 700k', 'beds = 3', 'avg(price) > 700000')
  shop.says('brands whose products average over $100', 'FROM ecommerce_products', 'HAVING avg(price) > 100')
  shop.says('categories where orders average more than $150', 'avg(pu.total_amount) > 150', "'completed'")
  rental.says('cities where stays average over $2,000', 'HAVING avg(r.total_price) > 2000')
  shop.declines('brands that average over $100')
})

homes.says(
  'neighborhoods w/ at least 20 sold, averaging more than 98% of ask',
  'HAVING count(*) >= 20 AND avg((100 * (sold_price / nullif(ask_price, 0)))) > 98',
)

describe('a limit that says which things are averaged', () => {
  homes.says('how much do homes over 500k go for on average in each area', 'WHERE price > 500000 GROUP BY')
  homes.says('what do homes over a million sell for on average in each area', 'price > 1000000 GROUP BY')
  shop.says('how much do products over $100 go for on average in each category', 'WHERE price > 100 GROUP BY')
  homes.says('areas where homes go for over 500k on average', 'HAVING avg(price) > 500000')
  rental.says('what do our lofts go for on average in each city', "'city_loft' GROUP BY city")
})
