import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('so many each has on average', () => {
  shop.says('How many events does a session have on average?', 'avg(events)', 'GROUP BY session_id')
  shop.says('on average, how many orders does a customer place', 'avg(orders)')
  shop.says('how many reviews does a product have on average', 'avg(review_count)')
  rental.says('how many bookings does a home get on average', 'avg(bookings)')
  homes.says('how many sales does each area have on average', 'avg(sales)', 'GROUP BY subdivision')
})

shop.declines('how many orders does a state get per month on average')
rental.says('how many nights does a booking last on average', 'avg((check_out - check_in))')
