import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('the first few of a list in order', () => {
  for (const question of [
    'rank the brands by units sold, first three only',
    'which 3 brands lead the pack in units sold',
    'what three brands top our units sold ranking',
    'units sold leaderboard by brand, three entries',
    'give me the 3 brands at the top when sorted by units sold, largest to smallest',
    'list the first 3 brands ordered from highest units sold down',
  ])
    shop.says(question, 'ORDER BY units_sold DESC NULLS LAST, pr.brand LIMIT 3')
  shop.says(
    "rank categories by this year's sales from the bottom up and give me the first three",
    'ORDER BY revenue, pr.category LIMIT 3',
  )
  rental.says('what 5 homes top our revenue ranking', 'ORDER BY revenue DESC', 'LIMIT 5')
  homes.says('which three areas head the list in closings', 'ORDER BY sales DESC', 'LIMIT 3')
})

describe('which end comes first', () => {
  shop.says(
    'sort the products of Aurora by price ascending and show me name and stock',
    'ORDER BY price, name',
  )
  shop.says(
    'product price averaged by category, listed from the highest average to the lowest',
    'ORDER BY avg(price) DESC',
  )
  shop.says('show average prices across the categories in falling order', 'ORDER BY avg(price) DESC')
})
