import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what was never done', () => {
  shop.says('how many of the buyers who bought in 2025 bought nothing in 2026', 'orders >= 1', 'orders_2 = 0')
  shop.says('buyers who bought something from Electronics but nothing from Books', "category = 'Books') = 0")
  shop.says('products never ordered by anyone', 'FROM ecommerce_products', 'coalesce(q1.orders, 0) = 0')
  shop.says('which products have not sold a single unit in the past 90 days', 'units_sold, 0) = 0')
  rental.says('which homes have not been booked by anybody since September', 'bookings, 0) = 0')
  rental.says('homes that are not booked', "status <> 'booked'")
  rental.says('homes with views but not a single inquiry', 'views, 0) >= 1', 'inquiries, 0) = 0')
  rental.says('people who stayed in Aspen but never in Napa', "<> 'viewing'")
  shop.says(
    'which shoppers have not bought anything since May but have a lifetime value above 1500',
    'FROM ecommerce_buyers b WHERE b.lifetime_value > 1500',
  )
})

describe('a limit that is denied', () => {
  homes.says('homes not on the market longer than 30 days', 'days_on_market <= 30')
  homes.never('homes not on the market longer than 30 days', 'COP')
  homes.says('houses not more expensive than 900000', 'price <= 900000')
})

describe('what is left out', () => {
  rental.says('average price of homes in California, studios not counted', 'bedrooms <> 0')
  rental.says('homes under $300 a night, leaving out anything in Florida', "state <> 'FL'")
  homes.says('homes in Old Town for sale and still not sold', "status = 'COP'")
})

describe('done at one time and not at another', () => {
  rental.says('who has stayed with us but not this year', 'count(*) >= 1', "'2027-01-01') = 0")
  shop.says('who ordered but never completed a purchase', 'count(*) >= 1', "status = 'completed') = 0")
  shop.says('brands that sold nothing this month', 'coalesce(q1.revenue, 0) = 0')
})

describe('verbs that say nothing beside what is missing', () => {
  rental.says('leads who sent no message', 'message IS NULL')
  rental.declines('how many sessions sent dragons')
})

describe('nothing beyond a limit, and nothing at all', () => {
  homes.says('homes with a pool, nothing over 700 thousand', 'price <= 700000')
  homes.says('homes with a pool, nothing older than 2000', 'year_built >= 2000')
  shop.says('which products have not been sold at all in the past six months', '= 0')
})

describe('not anything', () => {
  shop.says("which brands haven't sold anything this month", 'coalesce(q1.units_sold, 0) = 0')
  rental.says("which homes haven't earned anything this year", 'coalesce(q1.revenue, 0) = 0')
  shop.never("which brands haven't sold anything this month", 'LIMIT')
})

describe('not sold is sold none, and no ranking', () => {
  shop.says('which products were not sold last month', 'coalesce(q1.units_sold, 0) = 0')
  shop.says('which products have not been sold since October 1', 'coalesce(q1.units_sold, 0) = 0')
  shop.says('which products were not selling well last month', 'LIMIT 10')
  homes.says('how many homes have not been sold in Old Town', "status <> 'SLD'")
})
