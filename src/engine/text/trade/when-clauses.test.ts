import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a clause with "when" that tells of which rows', () => {
  rental.says(
    'how many nights do people stay when they book one of the beach houses',
    'avg(',
    "'beach_house'",
  )
  homes.says(
    "when a home sells within two weeks, what's the average sale-to-list ratio",
    "status = 'SLD' AND days_on_market <= 14",
  )
  homes.says('average price when a home has a pool', 'WHERE has_pool')
  shop.says('average order value when folks pay with PayPal', "payment_method = 'paypal'")
  shop.says('average order value when people pay with paypal', "'paypal'")
  shop.says('the average order when they pay with apple pay', 'avg(total_amount)', "'apple_pay'")
  shop.says('our average order when people use google pay', 'avg(total_amount)', "'google_pay'")
  shop.says('average order when the customer is from texas', 'avg(pu.total_amount)', "'TX'")
  rental.declines('how many people know when they book')
  rental.says('average wait from when they book to arriving', 'avg(')
})

describe('what comes off a price, and how long it took', () => {
  homes.says(
    'how many dollars come off the asking price on average when the home sat for over 100 days before it sold',
    'avg((ask_price - sold_price))',
    'days_on_market > 100',
  )
  homes.says('homes that sold within two weeks', 'days_on_market <= 14')
  homes.says('sold within a week, how many', 'days_on_market <= 7')
  rental.says('how many bookings were made within a month of check in', '<= 30')
  rental.never('share of bookings made within a week of arrival', '(check_out - check_in) <= 7')
})

describe('how long it took', () => {
  homes.says(
    'When a house needed over 180 days to sell, what discount in dollars did the buyer get on average?',
    'AS average_discount',
    'days_on_market > 180',
  )
  homes.says('what was the average discount when it took over 180 days to sell', 'AS average_discount')
})

describe('a discount, and when it is given', () => {
  homes.says(
    'Average dollars off asking when a house took more than 90 days to sell?',
    'AS average_discount',
    'days_on_market > 90',
  )
  homes.says('how much below asking do homes go when they sit over 100 days', 'AS average_discount')
  homes.says('what is the average discount for homes that took over 3 months to sell', 'days_on_market > 90')
  homes.says('how many homes needed more than 90 days to sell', 'count(*)', 'days_on_market > 90')
  homes.declines('Average sparkle of asking when a house took more than 90 days to sell?')
})

describe('when people came somewhere', () => {
  rental.says(
    'When people came to a ski chalet between December 2025 and February 2026, how many nights did they stay on average?',
    'avg(',
    "'ski_chalet'",
    "check_in < DATE '2026-03-01'",
  )
})
