import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('the average order in a state', () => {
  shop.says('average completed order', 'avg(total_amount)', "status = 'completed'")
  shop.says('average refunded order this year', 'avg(total_amount)', "status = 'refunded'")
  rental.says('median cancelled booking', 'total_price', "status = 'cancelled'")
  shop.declines('average completed orders per customer')
})
