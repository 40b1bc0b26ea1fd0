import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('groups that have none of what happens', () => {
  homes.says('any neighborhood without a closing this quarter? which', 'coalesce(q1.sales, 0) = 0')
  rental.says('which cities were without a single booking last month', 'coalesce(q1.bookings, 0) = 0')
  homes.says('This month, in which communities did we not close even one sale?', 'coalesce(q1.sales, 0) = 0')
  shop.never('in which states did we get an order yesterday', '= 0')
})

describe('nothing, written as a number', () => {
  shop.says('buyer count where completed orders = 0', "status = 'completed'", 'orders = 0')
  shop.says('products with orders = 0', 'coalesce(q1.orders, 0) = 0')
  rental.never('listings with booked nights = 0 next month', '(r.check_out - r.check_in) = 0')
})

describe('groups without a home of so many rooms', () => {
  rental.says('cities: no 5+ BR home', 'bedrooms >= 5', 'coalesce(q1.listings, 0) = 0')
  rental.says('the states where we have nothing bigger than four bedrooms', 'bedrooms > 4', '= 0')
  rental.says('in which cities is every house 4 bedrooms or less', 'bedrooms > 4', '= 0')
  homes.says("Five bedrooms or more: which areas don't have even one such home?", 'beds >= 5', '= 0')
  rental.never('how many 6+ bedroom homes in each state', '= 0')
})

describe('people who never had one', () => {
  shop.says('how many customers have never had an order completed', "status = 'completed'", 'orders = 0')
})

describe('sessions that stop at the checkout', () => {
  shop.says(
    "what percent of sessions that reach checkout don't end in a purchase",
    'checkout_abandonment_rate',
  )
  shop.says('of the sessions starting checkout, the share without a purchase', 'checkout_abandonment_rate')
})

describe('gone a while without', () => {
  shop.says('products that have gone the past 60 days without a completed sale', ', 0) = 0')
  rental.says('homes that have gone this whole month without a booking', ', 0) = 0', "DATE '2026-11-01'")
  homes.says('areas that went all year without a sale', ', 0) = 0', "DATE '2026-01-01'")
})
