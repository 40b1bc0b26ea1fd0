import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('an adjective that the question says again with a limit adds nothing to it', () => {
  rental.says('pricey homes in Napa over 500 a night', "city = 'Napa'", 'price > 500')
  homes.says('spacious homes with 5 or more beds', 'beds >= 5')
  homes.says('older homes built before 1970', 'year_built <= 1969')
  shop.says('poorly rated products below 3 stars', 'rating < 3')
  shop.says('dormant customers with no order this year', 'coalesce(q1.orders, 0) = 0')
})

describe('an adjective alone, or beside a limit that says something else, is not known', () => {
  shop.declines('pricey products')
  homes.declines('large homes over 500k')
  homes.declines('cheap homes over 500k')
  shop.declines('dormant customers in Chicago')
  homes.declines('old homes sold before 2025')
})

describe('adverbs of a whole sentence say nothing of the rows', () => {
  rental.says('unfortunately, how many bookings were cancelled this month', "status = 'cancelled'")
  shop.says('which brand arguably earned the most', 'GROUP BY pr.brand', 'LIMIT 1')
  shop.declines('which brand consistently earned the most')
})

describe('small words', () => {
  homes.says('homes not sold not active, just how many', "status NOT IN ('SLD', 'COP')")
  homes.says('expired homes with neither a pool nor more than 2 beds', 'NOT has_pool', 'beds <= 2')
  homes.says('homes with no partial bath and at least 4 full ones', 'partial_baths = 0', 'full_baths >= 4')
  homes.says('homes 4 beds up no pool', 'beds >= 4', 'NOT has_pool')
  rental.says('what share of inquiries came off a phone', "device_type = 'mobile'")
  shop.declines('orders off paypal this month')
  rental.says('revenue of cabins and of lofts, respectively', 'GROUP BY l.property_type')
  homes.declines('homes with a pool besides 4 beds')
  homes.declines('all but the sold homes in Cypress Ridge')
})

describe('words over all of something', () => {
  rental.says('average nightly rate across the entire portfolio', 'SELECT round(avg(price), 2)')
  shop.says('average price across our products', 'SELECT round(avg(price), 2)')
  shop.says('average rating across brands', 'GROUP BY brand')
})

describe('what cannot be so', () => {
  rental.declines('just the pending ones for next weekend please')
  homes.declines('what did the last ten homes go for on average')
  homes.says('listings with beds exceeding baths', 'beds > (full_baths')
  homes.says('which homes sold for exactly what was asked', 'sold_price = ask_price')
})

describe('a limit behind things that are counted', () => {
  shop.declines('customers with at least one order over 500')
  shop.says('brands with more than 100 orders over $50', 'total_amount > 50', 'HAVING count(*) > 100')
})

shop.says('dead SKUs: on hand > 0, no orders of any status past 90 days', 'stock_quantity > 0')

describe('what is stale, told in days', () => {
  homes.says(
    "the stale stuff, still active and sitting more than 200 days. how many is that and what's the average ask",
    "status = 'COP'",
    'days_on_market > 200',
    'avg(ask_price)',
  )
  homes.declines('stale homes under 500k')
  homes.declines('inactive listings sitting over 200 days')
})
