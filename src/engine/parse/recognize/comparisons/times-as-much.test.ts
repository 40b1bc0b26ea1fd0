import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('one time against a multiple of another', () => {
  shop.says('which brands made twice as much in 2025 as in 2024', 'revenue_2025 >= 2 * revenue_2024')
  shop.says('products with less than half as many units sold in 2025 as in 2024', 'units_sold_2025 < 0.5 *')
  rental.says('guests who spent three times as much in 2025 as in 2024', 'revenue_2025 >= 3 * revenue_2024')
  homes.says('which areas had at least twice as many closings in 2025 as in 2024', 'sales_2025 >= 2 *')
})

describe('so many percent on top of it', () => {
  shop.says('brands with over 20% more revenue in 2025 than in 2024', 'revenue_2025 > 1.2 * revenue_2024')
  shop.says('products with at least 30% fewer units sold in 2025 than in 2024', 'units_sold_2025 <= 0.7 *')
  rental.says('homes with at least 20% more nights in 2025 than in 2024', '>= 1.2 *')
})

describe('a multiple of something else', () => {
  shop.says('how many orders were over twice the average', '> 2 * (SELECT avg')
  shop.never('which brands sold twice as many units as Kestrel', '2 *')
  shop.declines('by how much did brands that sold twice as many units in 2025 as in 2024 grow')
})
