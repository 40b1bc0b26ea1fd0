import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what corrects takes over the words that lead to it', () => {
  shop.says('refund rate by brand, no, category this year', 'GROUP BY pr.category')
  rental.says('how many guests, bookings I mean, this year', 'count(*) AS bookings')
  rental.never('how many guests, bookings I mean, this year', 'guest_email')
  homes.says('median asking, sorry, sold price by month this year', 'percentile_cont', 'sold_price')
  shop.never('top 10 brands, no wait, products by units sold last month', 'brand')
  homes.says('average, no, median sold price by month this year', 'percentile_cont')
})

describe('a comma that only closes what was put in', () => {
  rental.says('which four homes got saved, I mean favorited, the most on mobile this year', 'LIMIT 4')
})

describe('what the data does not hold is taken back as well', () => {
  rental.says('how many condos, no sorry, cabins do we have in Aspen', 'mountain_cabin')
  rental.says('homes in Pensacola, sorry, Aspen', "city = 'Aspen'")
  rental.says('homes in Vail, Aspen I mean', "city = 'Aspen'")
  homes.says('which three agents, sorry, neighborhoods had the most closings this year', 'subdivision')
})

describe('limits and states of another column', () => {
  rental.says('homes with at least 4 bathrooms, bedrooms I mean, under 500 a night', 'bedrooms >= 4')
  rental.never('homes with at least 4 bathrooms, bedrooms I mean, under 500 a night', 'bathrooms >= 4')
  shop.says('which products are low on stock, no, out of stock', 'stock_quantity = 0')
})
