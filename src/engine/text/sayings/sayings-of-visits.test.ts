import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('what nobody does, and what people do', () => {
  rental.says('in which houses is nobody arriving from today until the end of the year', '= 0', 'check_in')
  rental.says('which homes have no one leaving this week', 'departures, 0) = 0', 'check_out')
  rental.says(
    'which three listings did people favorite the most this year and how many times each',
    "interaction_type = 'favorite'",
    'LIMIT 3',
  )
})

describe('from one day to another', () => {
  rental.says(
    "how many days ahead do people book from the day they book to the day they check in, this year's bookings",
    'avg((check_in - created_at::date))',
  )
})

describe('shape and scope said beside a question', () => {
  shop.says('what did we take in last week, monday to sunday, all of it together', 'sum(total_amount)')
  shop.says('cart aband rate in %, sessions of the last 30 days', 'AS cart_abandonment_rate')
  rental.says("who's checking out tomorrow or the day after", "check_out < DATE '2026-11-18'")
})

describe('checkouts that nobody finishes', () => {
  const rate = 'AS checkout_abandonment_rate'
  shop.says('what percent of the people who start checkout never finish the purchase', rate)
  shop.says('what share of shoppers who started checkout did not buy', rate)
  shop.says('what share of checkouts are abandoned', rate)
  shop.says('how many sessions that start checkout do not purchase', 'checkouts >= 1', 'purchase_events = 0')
})

describe('what people are after', () => {
  rental.says("break our leads down by what they're after", 'GROUP BY interest_type')
  rental.says('leads this year by what they are looking for', 'GROUP BY interest_type')
})

describe('once in one time, once more in another', () => {
  const both = 'orders >= 1 AND orders_2 >= 1'
  shop.says('How many customers placed an order last month and another one this month?', both)
  shop.says('how many customers placed an order in May and one more in June', both)
  shop.declines('average order value last month and another in June')
})

rental.says('guests who have cancelled on us three times or more', "status = 'cancelled'", '>= 3')
rental.says(
  'in how many sessions did an anonymous visitor mark a favorite',
  "'favorite'",
  'visitor_id IS NULL',
)
rental.never('which cabins stood empty in September', "status = 'available'")

rental.says('how many leads did each source send', 'count(*) AS visitors', 'GROUP BY source')

rental.says('which states do guests book most', 'count(*)', 'GROUP BY l.state')

rental.says('which cabin do people click on the most this year', "'mountain_cabin'", 'AS clicks', 'LIMIT 1')
rental.says('which home do people look at most', 'AS views', 'LIMIT 1')

describe('what people do with homes', () => {
  rental.says('curious which 3 of our places people share the most online', "'share'", 'LIMIT 3')
})

describe('who slept here', () => {
  rental.says(
    'Which eight guests have slept the most nights with us over the years? Names and nights please.',
    'sum((check_out - check_in))',
    'LIMIT 8',
  )
  rental.says('homes that sleep 8', 'bedrooms = 8')
})
