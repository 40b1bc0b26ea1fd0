import { describe, expect, test } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'
import { sqlOf } from '#tests/support/demo-engines.ts'

test('"just electronics tho" narrows the question before', () =>
  expect(sqlOf('ecommerce', 'just electronics tho', 'revenue by brand this year')).toMatch(
    /pr\.category = 'Electronics' .*GROUP BY pr\.brand/,
  ))

test('"but only with a pool though" keeps the groups', () =>
  expect(
    sqlOf('real_estate', 'ok but only with a pool though', 'how many sold this year by subdivision'),
  ).toMatch(/has_pool .*GROUP BY subdivision/))

shop.says('products with more than 3 reviews though they are sold out', 'stock_quantity = 0')

describe('how many numbers are wanted is no limit', () => {
  shop.says('Last month in three numbers: orders, revenue, AOV.', 'count(*) AS orders', 'avg(')
  shop.declines('orders with three numbers')
})

describe('what is planned stands in the books', () => {
  rental.says(
    'Show me cancelled reservations by month of planned check-in for 2025.',
    "date_trunc('month', check_in)",
    "status = 'cancelled'",
  )
  rental.declines('guests who planned a wedding')
})

describe('a kind is a type', () => {
  rental.says(
    'my places by kind, so how many beach houses, how many cabins and so on',
    'GROUP BY property_type',
  )
  rental.says('bookings by kind last year', 'GROUP BY reservation_type')
  homes.declines('homes by kind')
})

describe('what somebody did not bother to do was not done', () => {
  rental.says("how many leads didn't bother to leave a message", 'message IS NOT NULL', 'NOT')
  rental.declines("how many guests didn't bother")
})

homes.says('expired + withdrawn, how many together', "status IN ('EXP', 'WDN')")
homes.says('how many listings died on us, expireds and withdrawns together', "status IN ('EXP', 'WDN')")
homes.declines('how many listings died on us this year')
homes.says('total of all the rent owners say they took in during 2023', 'sum(owner_rental_in_23)')
homes.says(
  'hang on im parking ok so which neighborhood did the most dollar volume this year',
  'sum(sold_price) AS volume',
  'LIMIT 1',
)
homes.declines('homes with parking')
homes.says('expired homes with MLS number and last asking price', 'ask_price')
homes.says(
  'per area, how many dollars below the asking did the buyers get it, average, what sold last year',
  'avg((ask_price - sold_price))',
)
homes.says('areas where we closed nothing last month, not a single one', '= 0')
homes.says('ten biggest discounts in dollars closed this year, address + amount off', 'LIMIT 10')
shop.says(
  'if I sell everything what lays in the stock for the normal price, how much money is that',
  'sum((price * stock_quantity))',
)
shop.says('UPT (avg units per completed order)', 'avg(quantity)', "status = 'completed'")
shop.says(
  'how many unique buyers did we have checking out with completed orders last month',
  "status = 'completed'",
)
rental.says(
  'how many people cancelled on us at some point but also completed a stay another time?',
  'WHERE reservations >= 1 AND reservations_2 >= 1',
)
rental.says('how many people mention a dog when they write to us', "message ILIKE '%dog%'")
rental.says(
  'how many different people had a booking with us last year, count everybody only once',
  'guest_email',
)
