import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a part or a multiple of another number', () => {
  rental.says(
    'How many homes brought in less than half of the average revenue per home?',
    'revenue < 0.5 * mean_1',
  )
  rental.says('homes that cost more than twice the average', 'price > 2 * (SELECT avg(x.price)')
  shop.says(
    'products priced at more than double the average of their category',
    'price > 2 * (SELECT avg(x.price)',
  )
  homes.says('homes that sold for less than 90% of asking', 'sold_price < 0.9 * ask_price')
  homes.says(
    'properties where rent in 23 was more than 5 percent of price',
    'owner_rental_in_23 > 0.05 * price',
  )
  homes.says(
    'Communities where more than a third of listings have pools',
    'WHERE has_pool) AS part',
    'GROUP BY subdivision',
  )
  homes.says('Which sold homes went for more than 5% below the asking price?', '> 5')
  rental.says('homes priced at least 50% above the average', 'price >= 1.5 * (SELECT avg(x.price)')
  homes.says(
    'how many homes sold for at least 10% under asking this year?',
    "status = 'SLD'",
    'close_date >=',
  )
  shop.declines('which payment method has more than twice as many orders as gift card')
  shop.says('which categories make up more than 15% of revenue', 'GROUP BY pr.category', 'exact_1 > 15')
  rental.says('cities that make up less than a tenth of bookings', 'exact_1 < 10')
  shop.declines('brands where refunds are over 5% of orders')
  // No home costs five percent.
  homes.declines('homes with a price above 5 percent')
})

describe('a multiple of what each has itself', () => {
  rental.says(
    'listings that earned less than 30 times their own nightly rate last year',
    'revenue < 30 * price',
  )
  shop.declines('products where more than 10% of the orders were refunded, with at least 30 orders')
})

describe('a part of what all have together', () => {
  shop.says('which categories make less than 5% of overall revenue', 'exact_1 < 5')
  homes.says('which areas made over 10% of total volume in 2025', 'exact_1 > 10')
  shop.says('which brands make less than half of the overall average revenue', '0.5 * mean_1')
})

describe('what is told in percent already', () => {
  homes.says('solds of the past 12 months with a discount over 6% of ask', '0))) > 6')
  homes.says('closings this year with a discount of at least 5 percent of the asking price', '0))) >= 5')
  homes.says('homes where rent was at least 5% of the asking price', 'owner_rental_in_23 >= 0.05 * ask_price')
})
