import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('nothing that is said gets lost', () => {
  rental.declines('Which properties have a departure and an arrival on the same day next week?')
  homes.declines('active listings that sold last month')
  homes.says('how many homes went off the market without selling', "status IN ('EXP', 'WDN')")
  homes.says(
    'what did owners of 4+ bedroom homes make in rent in 2023, on average',
    'avg(owner_rental_in_23)',
  )
  shop.declines('How many customers placed their second order this year?')
  shop.declines('how much revenue came from refunds')
  shop.declines('what do customers in Texas buy')
  shop.says('how many repeat customers bought electronics', 'total_orders >= 2')
  shop.says('orders that include Kestrel products', "brand = 'Kestrel'")
  shop.says('how much did customers spend last month', 'sum(total_amount)')
  rental.says('Revenue and bookings by property', 'AS revenue', 'AS bookings')
  homes.says('Show withdrawn and expired listings', "status IN ('WDN', 'EXP')")
  rental.says('bookings today', 'count(*)')
  homes.says('newest active listings', 'ORDER BY created_at DESC')
  homes.says('What is the highest price any of our sold homes went for, and where was it?', 'LIMIT 1')
  homes.never('top 3 homes by highest price', 'LIMIT 1')
  shop.declines('win-back audience size: customers who ordered last year but have not ordered this year')
  shop.declines('what percent of all repeat customers is that?')
  rental.says('guests with 5 or more stays, name + how many', 'HAVING count(*) >= 5')
  shop.says('best-selling product in every category this year, with the units sold', 'PARTITION BY category')
  homes.says('most recent listings under contract', 'ORDER BY created_at DESC')
  homes.says('the latest sales', 'ORDER BY close_date DESC')
  homes.says('cheapest and most expensive home', 'ORDER BY price DESC')
  homes.declines('how many active, pending and sold')
  homes.declines('what just hit the market')
  rental.declines('which homes are pending tonight')
  shop.declines('what are people buying')
  shop.declines('how many people abandon their cart')
  shop.says('products cheapest to dearest', 'ORDER BY price')
})

describe('where people live', () => {
  rental.declines('which state do most guests come from')
  shop.says('which city do most customers come from', 'GROUP BY city')
  rental.declines('do guests from Texas spend more than guests from California')
  rental.says('how many visitors from airbnb', "source = 'airbnb'")
  shop.says('how many customers from California', "state = 'CA'")
  rental.declines('average lead time for bookings made by families')
  rental.says('how many leads came from google', "source = 'google'")
  shop.never('which products sold less in 2026 than in 2025', 'CASE')
})
shop.declines('what are the three most expensive items in each category and how many do we have')
rental.says('guest, check-in and amount of the pending bookings', 'guest_name, check_in, total_price')

describe('a state that is said twice', () => {
  homes.says('how many listings expired without selling', "status = 'EXP'")
  homes.declines('how many sold listings expired')
})

describe('what we deal in', () => {
  shop.says('cheapest thing we still sell', 'ORDER BY price', 'LIMIT 1')
})

describe('states that no row can have at once', () => {
  shop.declines('how many products does each brand have in stock and out of stock')
})

describe('numbers that cannot all be said of one row', () => {
  shop.declines('products below 100 dollars and 20 dollars')
})

describe('how many and which', () => {
  shop.says(
    'which brands have an average rating above 4 and how many products do they have',
    'count(*) AS products',
    'HAVING',
  )
  rental.says(
    'on which kind of device do views turn into inquiries best? the conversion for each',
    'GROUP BY device_type',
  )
  rental.never(
    'on which kind of device do views turn into inquiries best? the conversion for each',
    'LIMIT 1',
  )
  shop.says('what hour of the day sees the most searches on the site', 'extract(hour', 'LIMIT 1')
  shop.never('what hour of the day sees the most searches on the site', 'session_id')
})

describe('what things earn all together', () => {
  rental.says('How much revenue did the homes make last year', 'sum(total_price) AS revenue')
  rental.never('How much revenue did the homes make last year', 'GROUP BY')
  rental.says('How much money did our homes bring in last month', 'sum(total_price) AS revenue')
})
