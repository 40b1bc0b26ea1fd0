import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('groups that are to be listed by what they have', () => {
  homes.says(
    'Kindly list the areas that currently have something for sale above $2 million',
    "status = 'COP' AND price > 2000000 GROUP BY subdivision",
  )
  homes.says('in which areas is something available under 300k', 'GROUP BY subdivision')
  rental.says('list the cities that have a lake house under $200', 'price < 200 GROUP BY city')
  shop.says(
    'show me the brands that currently have a product out of stock',
    'stock_quantity = 0 GROUP BY brand',
  )
  homes.says('list the areas with an average price over 500k', 'HAVING avg(price) > 500000')
})

describe('the one group whose things come first', () => {
  rental.says('city with the cheapest homes', 'GROUP BY city ORDER BY avg(price), city LIMIT 1')
  homes.declines('community with the highest sales')
})

describe('groups that have at least one of something', () => {
  rental.says('Tell me the cities where we offer at least one lake house.', 'GROUP BY city')
  rental.says('states with one or more ski chalets', 'GROUP BY state')
  rental.says('which states have at least two ski chalets', 'HAVING count(*) >= 2')
})
