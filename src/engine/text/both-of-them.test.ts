import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('one time above the other, with both numbers', () => {
  homes.says(
    'areas whose average sold price this year tops last year, with the two averages',
    'average_sold_price_2026 > average_sold_price_2025',
  )
  shop.says(
    'brands whose revenue this month is higher than last month, and give me the two amounts',
    'revenue_nov_2026 > revenue_oct_2026',
  )
  rental.says('revenue by city: this year > last year only, both figures', 'revenue_2026 > revenue_2025')
})

rental.says(
  'guests with at least four stays whose total spend is above $10,000, along with both figures',
  '>= 4 AND sum(total_price)',
  'AS revenue',
)
