import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('limits that rows must not meet', () => {
  homes.says(
    'average price by area, sold homes only, excluding anything built before 1980',
    'year_built >= 1980',
  )
  shop.says('average rating per brand, excluding products with fewer than 20 reviews', 'review_count >= 20')
  rental.says('cities excluding those with fewer than 10 bookings', 'HAVING count(*) >= 10')
  shop.declines('orders excluding those under $20 or over $500')
  rental.never('listings with fewer than 2 bedrooms except in Napa', 'bedrooms >= 2')
})

describe('what is left out of a share', () => {
  shop.says("each brand's share of this year's revenue, excluding books", 'OVER ()', "category <> 'Books'")
  shop.says('what share of orders are refunded excluding books', "WHERE pr.category <> 'Books'")
})
