import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a question whose answer is one of two sides shows both', () => {
  rental.says(
    'Is the average nightly rate in Aspen higher than in Park City?',
    "city IN ('Aspen', 'Park City')",
    'GROUP BY city',
  )
  homes.says('Do homes with pools sell for more than ones without?', 'avg(sold_price)', 'GROUP BY has_pool')
  homes.says(
    'Are there more homes with a pool or without among the actives?',
    "status = 'COP'",
    'GROUP BY has_pool',
  )
  shop.says('did paypal or credit card bring in more revenue this year', 'GROUP BY payment_method')
  shop.says('do customers in texas spend more than those in california', 'GROUP BY b.state ORDER BY')
  shop.says(
    'Did books outsell toys & games in 2025, in dollars?',
    'sum(pu.total_amount)',
    'GROUP BY pr.category',
  )
  rental.says('Do weekends bring more check-ins than weekdays?', "THEN 'weekends'", "THEN 'weekdays'")
  rental.says('Ski chalets versus beach houses - which earned more so far in 2026?', 'ORDER BY revenue DESC')
  rental.says('how much higher is the average rate in Aspen than in Park City?', 'aspen - park_city')
  shop.says(
    'are credit card orders bigger than paypal orders on average?',
    "status = 'completed'",
    'GROUP BY payment_method',
  )
  homes.says(
    'are there more active or pending listings right now',
    "status IN ('COP', 'SCO')",
    'GROUP BY status',
  )
  rental.says('was october better than september for bookings', "DATE '2026-09-01'", "DATE '2026-10-01'")
  homes.says(
    'are homes with pools on the market longer than homes without',
    'avg(days_on_market)',
    'GROUP BY has_pool',
  )
  homes.says('do homes under 500k sell faster than homes over a million', "status = 'SLD'", 'price < 500000')
  rental.says('how many more bookings in 2025 than in 2024', 'change')
  // Longer in what?
  rental.declines('is Aspen longer than Park City')
  rental.says('which cities get more inquiries than favorites', 'inquiries > favorites')
  rental.says('bookings made this month vs last month', "created_at >= DATE '2026-10-01'")
  // A limit is no side.
  rental.never('houses with more bathrooms than bedrooms', 'GROUP BY')
  rental.never('homes in Aspen that cost more than 400 a night', 'GROUP BY')
})

describe('all the others', () => {
  rental.says('ADR fri/sat check-ins vs all other check-in days', 'IN (5, 6)', 'other check in days')
  rental.says('bookings on weekends vs all other days', "'other days'")
})

describe('people and times on two sides', () => {
  homes.says(
    'who pays more per square foot, people in Old Town or in Sea Oaks',
    'avg(price_per_sf)',
    'GROUP BY subdivision',
  )
  shop.says('did we do better this October than last October?', 'sum(total_amount)', "DATE '2025-10-01'")
  shop.says('Has the Aurora brand got a better average rating than Kestrel?', 'GROUP BY brand')
  shop.says('Does anybody have more than twenty orders with us?', '> 20')
  homes.says('was 2025 a better year for sales than 2024?', "DATE '2024-01-01'")
  rental.never('I wonder whether our Napa places get booked more than the ones in Aspen', "status = 'booked'")
  homes.says(
    'how much more do homes with a pool sell for than homes without',
    'avg(sold_price) FILTER (WHERE has_pool)',
  )
})
shop.says('which brand has more cancelled than refunded orders', 'WHERE orders > orders_2')

describe('sides that are told in more words', () => {
  homes.says(
    'Do houses built before 1990 take longer to sell than the ones built in 2010 or later? Average days for both.',
    'year_built <= 1989',
    'year_built >= 2010',
  )
  homes.says(
    'Is a square foot in new construction more expensive than in the other homes?',
    'avg(price_per_sf)',
    "THEN 'other homes'",
  )
  shop.says(
    'Do customers in Texas spend more per order than those in Florida? Show me both averages',
    'avg(',
    'GROUP BY b.state',
  )
  homes.says(
    'How long do homes with a pool take to sell compared to homes without one?',
    "status = 'SLD'",
    'GROUP BY has_pool',
  )
  shop.says('Is the average order larger with a credit card or with a debit card?', 'avg(total_amount)')
  homes.says(
    'Pool or no pool: what did each kind sell for on average?',
    'avg(sold_price)',
    'GROUP BY has_pool',
  )
  homes.says('Do pools really cost more? Average price with and without.', 'GROUP BY has_pool')
  rental.says('cancellation rate for each of weekly and short stay', 'GROUP BY reservation_type')
  // One state more than all the others together is not what anybody means.
  shop.declines('do customers in texas spend more than the rest')
})

describe('what is done more often', () => {
  shop.says(
    'do people pay more often with PayPal or with Apple Pay?',
    'count(*) AS orders',
    'GROUP BY payment_method',
  )
  rental.says('do people stay more often in beach houses than in lake houses', 'count(*) AS stays')
  // Each of them, or all of them together?
  shop.declines('do customers from Texas order more often than those from Florida')
})

describe('an adjective of two that are named behind', () => {
  rental.says('which is pricier, our beach houses or the lake houses', 'avg(price)', 'GROUP BY property_type')
  homes.says('which is more expensive on average, Sea Oaks or Old Town', 'avg(price)', 'GROUP BY subdivision')
  rental.says('which is cheaper than 200 a night, beach houses or lake houses', 'price < 200')
})
