import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('rows that words promise to be of some groups alone, or new', () => {
  homes.declines('homes sold in the area with the most sales this year')
  homes.says('active homes in the 3 most expensive areas', 'subdivision IN (SELECT subdivision')
  homes.declines('new homes under 900k')
  homes.says('new construction homes under 900k', 'year_built >= 2024', 'price < 900000')
  shop.declines('new products by brand')
  shop.says('new products this year by brand', "created_at >= DATE '2026-01-01'", 'GROUP BY brand')
  shop.says('What did order ORD-104321 come to, and how was it paid?', 'payment_method')
})

describe('a word that would be lost', () => {
  shop.declines('customers whose biggest order was over 1000')
  shop.declines('products sold out this month')
  shop.says('which products are we totally out of', 'stock_quantity = 0')
  shop.declines('Which city do our best customers live in?')
  shop.says('which city has the most repeat customers', 'total_orders >= 2', 'LIMIT 1')
  shop.declines("Products with less stock than last month's sales")
  shop.says('products with more stock than units sold this year', 'stock_quantity', 'units_sold')
  homes.declines('homes with even MLS numbers')
  homes.declines('average rental income per bedroom by area')
  homes.declines('Count active homes under 500k, 500k to 1 million, and over 1 million by area')
  homes.says('how many active homes under 500k vs over 500k', "status = 'COP'", 'price < 500000')
  shop.says(
    'compare revenue aug 2025 to aug 2026',
    "purchase_date < DATE '2025-09-01'",
    "purchase_date >= DATE '2026-08-01'",
  )
})
