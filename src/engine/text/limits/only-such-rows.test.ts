import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('such rows and no others', () => {
  const none = "status IN ('completed', 'pending', 'refunded')) = 0"
  shop.says('customers with only cancelled orders', none)
  shop.says('customers whose orders were all cancelled', none)
  shop.says('customers with only one order', 'total_orders = 1')
  shop.declines('customers who only use PayPal')
  shop.declines('customers who have only ever used gift cards')
  shop.declines('sessions with only page views')
  rental.declines('guests with only cancelled bookings')
  rental.declines('guests whose bookings were all cancelled')
})

describe('all of their rows in one state', () => {
  const none = "status IN ('completed', 'pending', 'refunded')) = 0"
  shop.says('customers with all their orders cancelled', none)
  shop.says('customers who had every order cancelled', none)
  rental.declines('homes with all reservations cancelled')
  rental.declines('guests who had all their bookings cancelled')
  shop.says('all cancelled orders of customers in Texas', "status = 'cancelled'", "state = 'TX'")
})

describe('guests who never kept a reservation', () => {
  const none = ["status <> 'cancelled'", 'reservations = 0']
  rental.says('how many people have nothing but cancelled reservations with us', ...none)
  rental.says('How many guests have all their reservations cancelled?', ...none)
  rental.says('number of guests with only cancelled reservations', ...none)
  rental.says('guests who only have cancelled reservations', "status <> 'cancelled'", 'reservations, 0) = 0')
  rental.declines('homes with only cancelled reservations')
  rental.says('guests with cancelled reservations', "status = 'cancelled'")
})

describe('what was never done at a discount', () => {
  const none = 'coalesce(q1.orders, 0) = 0'
  shop.says('products with no discounted orders', 'total_amount < (pu.quantity * pr.price)', none)
  shop.says('which products have never been discounted', 'total_amount < (pu.quantity * pr.price)', none)
})

rental.says('guests who only ever cancelled', "status <> 'cancelled'", 'coalesce(q1.reservations, 0) = 0')
rental.says('how many guests only cancelled', 'SELECT count(*)', 'WHERE reservations = 0')
shop.says('customers who did nothing but cancel', "FILTER (WHERE pu.status = 'cancelled') >= 1")
rental.says('guests who cancelled only once', 'HAVING count(*) = 1')
