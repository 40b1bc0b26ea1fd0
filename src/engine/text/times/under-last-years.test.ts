import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a number of two times held against each other', () => {
  homes.says(
    "subdivisions where the median sold price this year is under last year's, show me both",
    'median_sold_price_2026 < median_sold_price_2025',
  )
  homes.says(
    "areas where the average sold price in 2026 is under 2025's",
    'average_sold_price_2026 < average_sold_price_2025',
  )
  rental.says('cities where revenue in 2026 beat 2025', 'revenue_2026 > revenue_2025')
  shop.says('brands with more orders in 2026 than 2025', 'orders_2026 > orders_2025')
  shop.says(
    "categories where the number of orders this month is above last month's",
    'orders_nov_2026 > orders_oct_2026',
  )
})

describe('an amount that looks like a year', () => {
  shop.says('which brands made more than 2025 in 2026', '> 2025')
  homes.says('homes where the price is higher than 2025000', 'price > 2025000')
})
