import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('the first, the last and the next', () => {
  rental.says('when was our very first booking made?', 'ORDER BY created_at, guest_name LIMIT 1')
  rental.says('When is the next arrival in Aspen?', "check_in >= DATE '2026-11-16'", 'ORDER BY check_in')
  homes.says('most recent sale in Sea Oaks', 'ORDER BY close_date DESC', 'LIMIT 1')
  homes.says('what did the last home in Sea Oaks sell for', 'sold_price', 'ORDER BY close_date DESC')
  homes.says('the last three closings in the Preserve', 'ORDER BY close_date DESC', 'LIMIT 3')
  shop.says('when did Kestrel last sell something', "status = 'completed'", 'ORDER BY purchase_date DESC')
  rental.says('most recent bookings', 'ORDER BY created_at DESC', 'LIMIT 10')
  shop.never('first 10 products', 'created_at')
  // Made last, or starting last?
  rental.declines('who was our last booking')
})

describe('those who came for the first time', () => {
  shop.says('How many customers placed their first order this year?', "purchase_date < DATE '2026-01-01'")
  rental.says('first-time guests this month', 'guest_name', "check_in < DATE '2026-11-01'")
  rental.declines('how many first-time guests')
  rental.declines('first-time guests in Aspen this year')
})

describe('the first and the last day of each', () => {
  shop.says('first order date per customer in Texas', 'min(pu.purchase_date)', 'GROUP BY b.id')
  homes.says('latest close date in each subdivision', 'max(close_date)', 'GROUP BY subdivision')
})

describe('a number before the latest', () => {
  shop.says('the five most recent orders', 'ORDER BY purchase_date DESC', 'LIMIT 5')
})

describe('a place among others', () => {
  rental.says(
    'which city comes last in revenue last year',
    'sum(r.total_price)',
    'ORDER BY revenue, l.city LIMIT 1',
  )
  homes.says('which subdivision comes last in average sold price', 'avg(sold_price)', 'LIMIT 1')
  rental.says('which state was first in bookings', 'count(*) AS bookings', 'DESC NULLS LAST, l.state LIMIT 1')
})
