import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('an average for each unit of time', () => {
  shop.says('average daily revenue in November last year', '/ 30, 2)')
  shop.says('how many orders a day do we get on average', 'avg(orders)', "date_trunc('day'")
  homes.says('average closings per month over the past 12 months', '/ 12, 2)')
  // The year is not over: months without a row yet do not count.
  rental.says('average revenue per month this year', 'avg(revenue)')
  rental.never('average daily rate this year', "date_trunc('day'")
})

homes.says(
  'How many years old is the average house on the market in Old Town?',
  'AS average_age',
  "status = 'COP'",
)
homes.never('how old is the average house for sale in Old Town', 'days_on_market')
homes.says('how long is the average house on the market in Old Town', 'avg(days_on_market)')

describe('the mean number of things in a group', () => {
  shop.says('average number of orders per state', 'round(avg(orders), 2)', 'GROUP BY b.state')
  rental.says('average number of bookings per city last year', 'round(avg(bookings), 2)')
  homes.says('how many sales per subdivision on average', 'round(avg(sales), 2)')
  rental.says('bookings per city on average', 'round(avg(bookings), 2)')
  shop.says('on average how many orders per state', 'round(avg(orders), 2)')
  rental.says('average number of bedrooms per city', 'avg(bedrooms)', 'GROUP BY city')
})

describe('one of many stands for all of them', () => {
  shop.says('average number of orders in a state', 'round(avg(orders), 2)', 'GROUP BY b.state')
  rental.says('average number of bookings in a city', 'round(avg(bookings), 2)', 'GROUP BY l.city')
  homes.says('the average number of homes in an area', 'round(avg(listings), 2)')
  shop.never('average number of units in an order', 'GROUP BY')
})

describe('a state before the things that are counted', () => {
  rental.says(
    'average number of cancelled bookings per city',
    "r.status = 'cancelled'",
    'round(avg(bookings)',
  )
  homes.says('average number of active homes per area', "status = 'COP'", 'round(avg(listings), 2)')
})

describe('a kind before the things that it is told of', () => {
  rental.says(
    'average revenue per Colorado listing last year',
    'round(avg(revenue), 2)',
    "l.state = 'CO'",
    'LEFT JOIN',
  )
  rental.says(
    'average number of bookings per beach house in 2025',
    'avg(bookings)',
    "property_type = 'beach_house'",
  )
  shop.says('average revenue per Texas customer', 'avg(', "state = 'TX'")
  shop.says(
    'average revenue per Electronics product in 2025',
    'round(avg(revenue), 2)',
    "category = 'Electronics'",
  )
  shop.says('average revenue per completed order', 'average_order_value')
  rental.says('average revenue per weekly stay', 'revenue_per_booking', "reservation_type = 'weekly'")
  rental.says('revenue per listing in Colorado last year', 'GROUP BY l.id, l.title', 'sum(r.total_price)')
})
