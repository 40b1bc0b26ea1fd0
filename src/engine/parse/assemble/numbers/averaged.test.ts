import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

rental.says('which cities charge more than $300 a night on average', 'HAVING avg(price) > 300')
rental.never('which property type is booked the longest on average', `status = 'booked'`)

describe('the money of one of them', () => {
  shop.says('What does a completed PayPal order come to on average?', 'avg(total_amount)', "'paypal'")
  shop.says('How much is a PayPal order on average?', "status = 'completed'")
  shop.says(
    'Cities whose customers are worth over $1,200 each on average',
    'HAVING avg(lifetime_value) > 1200',
  )
})

shop.says(
  'brands whose products are rated above 3.8 on average and cost under $100 on average',
  'avg(rating) > 3.8 AND avg(price) < 100',
)
rental.says('how far in advance do people usually book on average', 'average_booking_window')

describe('how long it takes on average, as a limit of groups', () => {
  homes.says(
    'neighborhoods where homes sell in less than 45 days on average',
    "'SLD'",
    'HAVING avg(days_on_market) < 45',
  )
  homes.says(
    'which neighborhoods take more than 60 days on average to sell',
    "'SLD'",
    'HAVING avg(days_on_market) > 60',
  )
})

describe('the price of one of many', () => {
  homes.says('How much do homes in Old Town go for on average?', 'avg(price)', "'Old Town'")
  rental.says('what do our homes in Napa go for on average?', 'avg(price)', "'Napa'")
  rental.says('what do our lofts go for on average?', 'avg(price)', "property_type = 'city_loft'")
})

describe('a mean of what has one', () => {
  homes.says('which subdivision has the newest homes on average', 'ORDER BY avg(year_built) DESC')
  homes.declines('which area has the latest closings on average')
})
