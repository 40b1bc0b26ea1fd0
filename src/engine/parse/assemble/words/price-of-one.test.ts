import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what one of them costs', () => {
  rental.says('average price of a monthly stay', 'avg(total_price)', "reservation_type = 'monthly'")
  rental.says(
    'what does a guest pay for a weekly stay on average',
    'avg(total_price)',
    "status <> 'cancelled'",
  )
  rental.says('what does the average guest pay for a stay', 'avg(total_price)')
  shop.says('what does a customer pay for an order on average', 'avg(total_amount)', "status = 'completed'")
  rental.never('how much did guests pay for stays in Aspen last year', 'avg(')
  rental.declines('average nightly price of stays')
})

describe('the price of a thing that is called by its name', () => {
  rental.says('how much is Agave Casita', 'SELECT title, price')
  homes.says('how much is 10 Keepers Lane', 'price')
  rental.says('how much does Agave Casita make', 'sum(r.total_price)')
  rental.declines('how much is Aspen')
  rental.declines('how much was Agave Casita last year')
})
