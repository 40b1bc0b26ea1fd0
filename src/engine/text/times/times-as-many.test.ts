import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a multiple of what there was in another time', () => {
  shop.says(
    'which products sold more than three times as many units in October 2025 as in September 2025? Show both months.',
    'units_sold_oct_2025 > 3 * units_sold_sep_2025',
    'units_sold_sep_2025 > 0',
  )
  shop.says('which brands had at least twice the revenue in 2025 compared to 2024', 'revenue_2025 >= 2 *')
  shop.says(
    'Of the customers who bought something in 2024, how many have spent at least twice as much in 2025?',
    'SELECT count(*)',
    'revenue_2025 >= 2 * revenue_2024',
    'revenue_2024 > 0',
  )
  homes.says('areas with more than double the sales volume in 2025 vs 2024', 'volume_2025 > 2 * volume_2024')
})

describe('what doubled is twice what it was', () => {
  shop.says('which brands doubled their sales from 2024 to 2025', 'revenue_2025 >= 2 * revenue_2024')
  shop.says('products whose units sold tripled from 2024 to 2025', 'units_sold_2025 >= 3 * units_sold_2024')
  rental.says('homes whose bookings more than doubled from 2024 to 2025', 'bookings_2025 > 2 * bookings_2024')
})
