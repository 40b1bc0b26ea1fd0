import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a kind between the way of computing and the number', () => {
  rental.says('average beach house price', 'avg(price)', "property_type = 'beach_house'")
  shop.says('median completed order amount this year', 'percentile_cont(0.5)', "status = 'completed'")
  rental.says('average price of beach houses', 'avg(price)', "property_type = 'beach_house'")
})

describe('an average of rows that are no revenue', () => {
  rental.says('average value of cancelled bookings', 'avg(total_price)', "status = 'cancelled'")
  rental.never('average value of cancelled bookings', 'confirmed')
  shop.says('median refund amount', "status = 'refunded'")
})
