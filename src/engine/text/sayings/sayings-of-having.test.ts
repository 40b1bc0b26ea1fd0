import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('having it, and having none', () => {
  rental.says('homes saddled with 10 or more cancelled reservations', 'HAVING count(*) >= 10')
  homes.says('homes for sale flaunting a pool', 'has_pool')
  homes.says('Which subdivisions are barren of homes under contract', "status = 'SCO'")
  rental.says('homes that have never once lured a monthly booking', "reservation_type = 'monthly'")
  rental.declines('homes bare of furniture')
  shop.says("the products that nobody's left a review on yet, the name and the brand", 'review_count = 0')
  shop.says('items that no one has written a review for', 'review_count = 0')
})

describe('money that is lost', () => {
  rental.says(
    'how much money evaporated through cancelled reservations in 2025',
    "status = 'cancelled'",
    'sum(total_price)',
  )
  shop.says(
    'how much did we hemorrhage through refunds last year',
    "status = 'refunded'",
    'sum(total_amount)',
  )
  shop.declines('how much money disappeared')
})

describe('leaving, selling, staying', () => {
  shop.says(
    'of the sessions that embarked on checkout, what percent chickened out without a purchase',
    'checkout_started',
  )
  homes.says('how many houses swapped owners last quarter', "status = 'SLD'", 'close_date')
  homes.says('average days they dawdled on the market, sold homes', 'avg(days_on_market)')
  homes.says(
    'lumping the three Villages together, what percent of active homes have a pool',
    "ILIKE '%Village%'",
  )
  rental.says('on average how many nights do people linger in our cabins', 'avg(')
  rental.declines('guests who lingered on the site')
  rental.says('which places are sidelined for repairs', "status = 'maintenance'")
})

describe('a rating that somebody gave', () => {
  shop.says('what are we out of that people rated 4 stars or better', 'stock_quantity = 0', 'rating >= 4')
  shop.declines('which customers rated 4 stars')
})
shop.says(
  "anything we've still got stock of that hasn't sold a single unit in the past 60 days",
  'stock_quantity > 0',
  'units_sold, 0) = 0',
)
rental.says('How much money hangs on the bookings that are still pending?', "'pending'", 'sum(total_price)')

shop.says(
  'what % of customers signed up but never completed an order',
  "pu.status = 'completed'",
  'share_pct',
)

homes.says('how many homes listed above a million closed this year', 'ask_price > 1000000', "status = 'SLD'")

rental.says(
  'which guests have made at least six bookings without ever cancelling one?',
  "count(*) FILTER (WHERE status = 'cancelled')",
)
rental.says('homes with nothing on the calendar next month', 'coalesce(q1.bookings, 0) = 0')
homes.says('which subdivisions have nothing at all under contract right now?', "status = 'SCO'")
homes.says('filter under contract, pool yes, built 2015 or later, cheapest first', 'has_pool')
rental.says('which houses in Colorado have 5 bedrooms or more, and how much is one night?', 'price')

shop.says('which 5 products have the most reviews from shoppers?', 'ORDER BY review_count DESC')
rental.says(
  'how much money is coming in from upcoming stays that are already confirmed?',
  "status = 'confirmed'",
)

describe('a share that groups have', () => {
  shop.says(
    'Which cities with 30 or more customers have a share of repeat customers below 70 percent?',
    'HAVING count(*) >= 30 AND 100.0 * count(*) FILTER (WHERE total_orders >= 2)',
  )
  shop.never('share of repeat customers by city', 'repeat_customer_rate')
})

rental.says(
  'any of my places with no upcoming bookings on the calendar at all?',
  'coalesce(q1.bookings, 0) = 0',
)
homes.says(
  'Which homes closed last quarter for more than the asking price, and by how many dollars?',
  'AS premium',
)

homes.says('how many sales fell between 500k and 750k last year', 'count(*) AS sales', '>= 500000')
