import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('from the first to the second', () => {
  shop.says(
    "How many days pass on average between a customer's first and second completed order?",
    "status = 'completed'",
    'PARTITION BY buyer_id',
    'WHERE place = 1',
  )
  shop.says(
    'How many days does the average customer dither between a first and a second completed order?',
    'WHERE place = 1',
  )
  shop.says('how long does it take a customer to place a second order', 'days_to_second_order')
  shop.says('average days between first and second purchase for customers in Texas', "b.state = 'TX'")
  rental.says(
    "On avg how many days between a guest's first and second stay?",
    'PARTITION BY guest_email',
    "status <> 'cancelled'",
  )
})

describe('from one to the next', () => {
  shop.says('average number of days between orders per customer', 'days_between_orders')
  rental.says("average time between a guest's stays", 'days_between_stays')
  rental.declines('average gap between bookings at each home')
})

describe('what is not told by two rows of one person', () => {
  shop.declines("average days between a product's first and second order")
  shop.declines('days between first and second order this year')
  shop.declines('median days between first and second order')
  rental.declines('time from first to second booking by property type')
  rental.says('repeat guest rate in Napa', "l.city = 'Napa'")
})
