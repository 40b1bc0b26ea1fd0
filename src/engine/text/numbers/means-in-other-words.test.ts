import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what a number averages out to', () => {
  homes.says('what does the discount average out to in Old Town', 'avg((ask_price - sold_price))')
  rental.says('what do our nightly rates average out to', 'round(avg(price), 2)')
  shop.says('what does lifetime value average out to by state', 'avg(lifetime_value)', 'GROUP BY state')
})

describe('a mean asked behind what it is of', () => {
  rental.says('in Aspen, the average nightly rate is how much?', 'avg(price)', "city = 'Aspen'")
  homes.says('the median days on market is what', 'ORDER BY days_on_market')
  rental.says('Taking every home together, the average nightly rate is how much?', 'avg(price)')
})

describe('what one order comes to', () => {
  rental.says('avg dollars per booking in Aspen', 'avg(r.total_price)', "l.city = 'Aspen'")
  shop.says('I would like to know how much an order is worth on average', 'avg(total_amount)')
  shop.says(
    'for orders that completed, how many dollars did each one bring in on average?',
    'avg(total_amount)',
  )
  shop.never('so when somebody buys something, how much is that order on average', 'SELECT pu.order_number')
})

describe('how products rate', () => {
  shop.says('how do Aurora products rate on average', 'avg(rating)', "brand = 'Aurora'")
  shop.says('what do toys score on average', 'avg(rating)', "category = 'Toys & Games'")
})

describe('what one of them comes to', () => {
  rental.says('completed weekly stays: avg total', 'avg(total_price)', "reservation_type = 'weekly'")
  rental.says('mean $ per completed weekly reservation', 'avg(total_price)', "reservation_type = 'weekly'")
  rental.says('how much does one weekly reservation bring in on average', 'avg(total_price)')
  shop.says('refunded orders this year: mean $ value', 'avg(total_amount)', "'refunded'")
})

describe('what one of them brings is a mean', () => {
  rental.says('how much do we make on a weekly stay', 'avg(total_price)', "reservation_type = 'weekly'")
  shop.says('how much do we make on an order', 'avg(total_amount)')
})

describe('averages, said last', () => {
  homes.says('sold price by quarter since january 2025 (averages)', 'avg(sold_price)', "date_trunc('quarter'")
  rental.says('nightly rate by city, averages', 'avg(price)', 'GROUP BY city')
  shop.declines('revenue by month, averages')
})

describe('the dollars of one of them', () => {
  shop.says('median completed order $ this year', 'percentile_cont(0.5)', "status = 'completed'")
  shop.says('avg order $ by category', 'avg(pu.total_amount)', 'GROUP BY pr.category')
  rental.says('median booking $ this year', 'ORDER BY total_price')
})
