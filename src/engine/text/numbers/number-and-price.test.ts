import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('how many there are and what they come to', () => {
  rental.says(
    'monthly reservations in 2026: number and total price',
    'count(*)',
    'sum(total_price) AS total_price',
  )
  rental.says('how many weekly reservations last year and their total price', 'count(*)', 'sum(total_price)')
  shop.says('how many orders are still pending and worth how much', 'count(*)', 'sum(total_amount)')
  shop.says(
    'how many orders were refunded this year and how much did that cost us',
    'count(*)',
    "status = 'refunded'",
    'sum(total_amount)',
  )
  rental.says('how many stays are pending, worth how much in total?', 'count(*)', 'sum(total_price)')
  shop.says(
    'cancelled paypal orders last year - how many, and worth how much',
    'count(*)',
    'sum(total_amount)',
  )
  homes.says('active listings with a pool - how many, and worth how much in total', 'count(*)', 'sum(price)')
  shop.says('number and sum of paypal orders', 'count(*)', 'sum(total_amount) AS total_amount')
  rental.says('guest and total price for stays in Aspen next month', 'SELECT r.guest_name, r.total_price')
})

describe('the total price of all of them', () => {
  rental.says(
    'What is the total price of the reservations cancelled for check-ins this year?',
    'SELECT sum(total_price)',
  )
  rental.says(
    'total price of weekly stays by property type',
    'sum(r.total_price)',
    'GROUP BY l.property_type',
  )
  rental.says('total price of each cancelled reservation', 'SELECT guest_name, total_price')
  rental.says(
    'list the total price of the cancelled reservations this year',
    'SELECT guest_name, total_price',
  )
})

describe('how many people', () => {
  shop.says('customers by state: headcount and total LTV', 'count(*)', 'sum(lifetime_value)')
  rental.declines('bookings by city: headcount and revenue')
})
