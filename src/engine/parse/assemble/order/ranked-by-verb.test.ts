import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

rental.says(
  'who are the five guests that spent the most with us, and how many stays did each have',
  'ORDER BY revenue DESC',
  'AS stays',
)
shop.says('which customer spent the most and what is their average order value', 'ORDER BY revenue DESC')
shop.says('which customer placed the most orders', 'ORDER BY orders DESC')

describe('what is bought most, by the piece', () => {
  shop.says('which products do customers in New York buy most', 'ORDER BY units_sold DESC', "'New York'")
  shop.says('what do people in Texas buy the most', 'pr.name', 'units_sold', "'TX'", 'LIMIT 1')
  shop.says('what products are bought the most in december', 'units_sold')
  shop.says('which products are ordered most often', 'count(*) AS orders')
  shop.says('which customers buy the most', 'ORDER BY revenue DESC')
  shop.says('which state buys the most', 'ORDER BY revenue DESC')
})

describe('most of', () => {
  shop.says('what did we sell most of last month', 'units_sold')
  shop.says('which brand do we sell most of', 'units_sold')
})

describe('so many of them', () => {
  shop.says(
    'which ten customers bought the most last year',
    'sum(pu.total_amount)',
    'GROUP BY b.id',
    'LIMIT 10',
  )
  shop.says('which three cities bought the most last year', 'sum(pu.total_amount)', 'GROUP BY b.city')
  shop.says('which three products do repeat customers order the most', 'sum(pu.quantity)', 'GROUP BY pr.id')
})

describe('times that something is done most', () => {
  shop.says('what time of day do people order most', 'count(*) AS orders', 'ORDER BY orders DESC')
  shop.says('what day do customers order the most', 'count(*) AS orders')
  shop.says('which products do people order most', 'units_sold')
})

describe('what was done to things says how they are ranked', () => {
  rental.says('homes shared the most', 'count(*) AS shares', 'ORDER BY shares DESC')
  rental.says('3 listings that got favorited the most in the past 12 months', 'AS favorites', 'LIMIT 3')
  rental.says('listings that were viewed least', 'AS views')
})
