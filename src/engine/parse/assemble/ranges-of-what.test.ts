import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what ranges are of is said before them', () => {
  homes.says(
    'days on market bands for pending homes: 0-20 / 21-60 / 61+, rows in each and avg ask',
    'days_on_market > 20 AND days_on_market <= 60',
    'count(*)',
    'avg(ask_price)',
    "status = 'SCO'",
  )
  shop.says(
    'revenue by order size bucket for 2025: 0-40, 40-120, 120+',
    'total_amount >= 40 AND total_amount < 120',
    "DATE '2025-01-01'",
  )
  shop.never('revenue by order size bucket for 2025: 0-40, 40-120, 120+', '/ 2025')
  shop.never('units sold by product price: cheap (under 20), dear (20 and up)', 'pr.name')
  shop.says(
    'product count and units in stock by price band: under 15, 15-30, over 30',
    'CASE WHEN price < 15',
  )
  homes.says('count of actives by price in steps of 200k', 'floor(price / 200000)')
  rental.says('nightly rates by 50 dollar bands', 'floor(price / 50)', 'count(*) AS listings')
})

describe('a number that is asked for and put into ranges', () => {
  rental.says(
    'how far ahead do people book? bands 0-9 days, 10-40 days, 41+ days, number of bookings in each',
    '(check_in - created_at::date) <= 9',
    'count(*) AS bookings',
  )
  shop.says('how many reviews do products have: none, 1 to 30, over 30', 'review_count > 30', 'count(*)')
  homes.says('how long did homes closed in 2025 take: 0 to 20 days, 21 to 70, longer', 'days_on_market > 70')
  homes.says('how long do homes under 500k, 500k to 1M and over 1M take to sell', 'avg(days_on_market)')
})

describe('what rows add up to, in ranges', () => {
  shop.says('how many customers spent under 150, 150 to 600, over 600', 'lifetime_value < 150')
  shop.says(
    'how many customers spent under 150, 150 to 600, over 600 this year',
    'revenue < 150',
    "DATE '2026-01-01'",
    'coalesce(q1.revenue, 0)',
  )
  shop.says('products by units sold last year: 0, 1 to 20, more than 20', 'units_sold = 0')
  // A guest without any stay that earns is hard to call one who spent under 1000.
  rental.declines('guests by total spend: under 1000, 1000 to 5000, above 5000')
  shop.declines('average order value per customer spend tier (under 200, 200-999, 1000+)')
})

describe('the numbers that ranges leave between them', () => {
  shop.says('products by price: 0-19, 20-49, 50+', 'price >= 20 AND price < 50')
  shop.says('products by stock: 0-19, 20-49, 50+', 'stock_quantity > 19 AND stock_quantity <= 49')
  homes.says('actives: under 350, 350-700, 700+', 'price < 350000', 'price >= 700000')
  shop.says(
    'how many buyers have spent 0, 1-99, 100-999, 1000+',
    'lifetime_value > 0 AND lifetime_value < 100',
  )
})

describe('the last range in other words', () => {
  shop.says('products grouped into price points of 0-20, 20-80 and the rest', 'price > 80')
  rental.says('homes by nightly rate: up to 150, 150 to 300, everything else', 'price > 300')
  rental.declines('homes by bedrooms: 2-3, 4-5, rest')
})

describe('how ranges are asked for', () => {
  rental.says('how far ahead do people book? 0-7 days, 8-30, longer', 'count(*) AS bookings')
  homes.says(
    'take everything that is for sale and put it in two buckets, five hundred up to but not including a million, and a million and up',
    'price >= 500000 AND price < 1000000',
  )
  shop.says(
    'our buyers cut into lifetime value buckets, zero, under 200, 200 and up, how many people sit in each',
    'lifetime_value > 0 AND lifetime_value < 200',
  )
  shop.says('split customers two ways: one order, two or more orders', 'total_orders = 1')
  shop.says(
    'sort the toys into tiers by price: below thirty, thirty and up, with units sold in each',
    'sum(pu.quantity)',
  )
  homes.says('active homes by age: under 8 years, 8 to 25 years, over 25 years', '(2026 - year_built) < 8')
  homes.never('average price per sf of sold homes by size: 1-2 beds, 3 beds, 4+ beds', 'living_area')
})
