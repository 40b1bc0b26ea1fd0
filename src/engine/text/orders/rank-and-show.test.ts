import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('ranked, and so many shown', () => {
  homes.says(
    "Rank this year's closed homes on price per square foot and show me the first five.",
    'price_per_sf DESC',
    'LIMIT 5',
  )
  homes.says(
    'Rank areas by average price per square foot of sold homes, lowest first, and show three.',
    'ORDER BY avg(price_per_sf), subdivision',
    'LIMIT 3',
  )
  homes.says('volume leaders this year: 3 areas', 'ORDER BY volume DESC', 'LIMIT 3')
  homes.says('What three neighborhoods lead this year in closed sales dollars?', 'sum(sold_price)', 'LIMIT 3')
  homes.says(
    'the five homes that sold for the least this year cheapest first',
    'ORDER BY sold_price,',
    'LIMIT 5',
  )
  homes.says('areas where a square foot costs the least on average', 'ORDER BY avg(price_per_sf),')
  shop.says('rank brands by revenue and show me the top three', 'ORDER BY revenue DESC', 'LIMIT 3')
  rental.says(
    'Which 5 listings brought in the most money during 2025? title + amount',
    'revenue DESC',
    'LIMIT 5',
  )
})
