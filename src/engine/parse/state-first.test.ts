import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a kind between the way of computing and the number', () => {
  rental.says('average beach house price', 'avg(price)', "property_type = 'beach_house'")
  shop.says('median completed order amount this year', 'percentile_cont(0.5)', "status = 'completed'")
  homes.says('typical 4-bed price', 'avg(price)', 'beds = 4')
  homes.says('median 3 bedroom sold price', 'percentile_cont(0.5)', 'beds = 3')
  homes.says('average new construction price per sf', 'avg(price_per_sf)', 'year_built >=')
  rental.says('average price of beach houses', 'avg(price)', "property_type = 'beach_house'")
})

describe('an average of rows that are no revenue', () => {
  rental.says('average value of cancelled bookings', 'avg(total_price)', "status = 'cancelled'")
  rental.never('average value of cancelled bookings', 'confirmed')
  shop.says('median refund amount', "status = 'refunded'")
})

describe('a unit of time between them', () => {
  rental.says('average monthly revenue last year', "date_trunc('month'", 'sum(total_price)', '/ 12')
  rental.says('average weekly revenue in Aspen', "date_trunc('week'", 'avg(revenue)')
})
