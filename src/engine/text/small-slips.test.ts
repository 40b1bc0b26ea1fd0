import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('slips of the pen', () => {
  rental.says('how many bookings where made in the last 30 days', 'created_at >=')
  homes.says(
    'areas were the average sold price this year is above 1 million',
    'HAVING avg(sold_price) > 1000000',
  )
})

describe('one of them', () => {
  homes.says("what's been sitting the longest out of all the actives, address and how many days", 'LIMIT 1')
})

describe('a question that is turned around', () => {
  shop.says("which products haven't we sold this year", 'coalesce(q1.units_sold, 0) = 0')
  homes.says("which homes haven't we sold yet", "status <> 'SLD'")
  shop.says("what haven't we sold this month", 'coalesce(q1.units_sold, 0) = 0')
  shop.never('which products have not sold well this year', '= 0')
  shop.never("what haven't we sold any of (completed) in the past 60 days", 'LIMIT 1')
})

describe('what is written in two words', () => {
  shop.says(
    'sold out products with a rating above 4 - i need name and brand for the re-order',
    'SELECT name, brand',
    'stock_quantity = 0',
  )
  shop.says('how many customers re-order', 'total_orders >= 2')
})
