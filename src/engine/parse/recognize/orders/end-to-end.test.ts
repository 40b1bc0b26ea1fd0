import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('an order told by both of its ends', () => {
  rental.says(
    'sort the sources from the most visitors to the fewest',
    'GROUP BY source ORDER BY visitors DESC',
  )
  rental.never('sort the sources from the most visitors to the fewest', 'LIMIT')
  rental.says(
    'rank the months of 2025 from the lowest revenue to the highest',
    'ORDER BY revenue, date_trunc',
  )
  // Behind a pause it needs no "from"; what is compared to something else is in no order.
  homes.says('homes for sale in Old Town, lowest price to highest', 'ORDER BY price, address')
  rental.says('bookings per city, most to fewest', 'ORDER BY bookings DESC')
  homes.declines('compare the cheapest to the most expensive home')
})

describe('groups that are ranked as a whole', () => {
  rental.says('Where do our leads come from? Rank the sources', 'GROUP BY source', 'ORDER BY visitors DESC')
  homes.says('rank the subdivisions by sales', 'count(*) AS sales', 'GROUP BY subdivision')
})

describe('all of them in order', () => {
  homes.says('rank all areas by average price', 'avg(price)', 'GROUP BY subdivision ORDER BY avg(price) DESC')
  rental.says(
    'property types from most to fewest bookings',
    'GROUP BY l.property_type ORDER BY bookings DESC',
  )
  rental.says('cities in order of bookings', 'count(*) AS bookings', 'ORDER BY bookings DESC')
  homes.never(
    'In which areas do homes sell quickest? Put the areas in order of average days on market for closed sales, fastest first.',
    'LIMIT',
  )
  rental.never('Which cities earn the most? List all cities by revenue, highest first.', 'LIMIT')
  rental.says('which cities earn the most, sorted by revenue', 'LIMIT 10')
})

describe('both ends behind a word of order', () => {
  homes.says('average price by area sorted cheapest to most expensive', 'ORDER BY avg(price), subdivision')
})

shop.never('Rank the brands that sold the most units', 'LIMIT')
