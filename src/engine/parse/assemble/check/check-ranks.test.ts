import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('numbers that would not be what they are called', () => {
  shop.declines('which brand brings in the most money per product')
  rental.declines('the most popular home for views')
  rental.declines('how much do families spend on a typical stay')
})

describe('those who did it, all together', () => {
  rental.never('total paid by guests in Key West this year', 'GROUP BY')
  rental.says('revenue by guest in Key West this year', 'GROUP BY r.guest_email')
  homes.says(
    'homes per subdivision and how many have a pool',
    'count(*) AS listings',
    'FILTER (WHERE has_pool)',
  )
  homes.says('for each area the number of active homes and their average ask', "WHERE status = 'COP'")
  rental.says('where is our cheapest home located', 'ORDER BY price,', 'LIMIT 1')
  homes.says('lowest sold prices this year', 'LIMIT 10')
})

describe('on what day it happened', () => {
  shop.says('best selling products on weekends', 'FROM pu.purchase_date', 'LIMIT 10')
  shop.says(
    'units sold on Sundays of products added on a Monday',
    'FROM pr.created_at',
    'FROM pu.purchase_date',
  )
  rental.says('revenue from Friday check-ins by city', 'isodow FROM r.check_in')
  rental.declines('which homes get booked on Fridays most')
})

describe('a superlative beside what it is ranked by', () => {
  homes.says('oldest active listing by days on market', 'ORDER BY days_on_market DESC', 'LIMIT 1')
  homes.says('newest 5 listings by days on market', 'ORDER BY days_on_market,', 'LIMIT 5')
  homes.says('priciest homes by price per square foot', 'ORDER BY price_per_sf DESC')
  homes.declines('oldest homes by price')
  shop.declines('cheapest products by units sold')
})

describe('rows of the one group that is ranked', () => {
  homes.declines('homes for sale in the cheapest subdivision')
  homes.declines('homes in the newest subdivision')
  homes.says('which is the cheapest subdivision', 'GROUP BY subdivision', 'LIMIT 1')
  homes.says('the 5 cheapest homes in Old Town with subdivision', 'ORDER BY price,', 'LIMIT 5')
})

describe('what a verb ranks by', () => {
  rental.declines('which city with at least 3 homes earns the most')
  rental.says('which city earns the most', 'ORDER BY revenue DESC', 'LIMIT 1')
})
