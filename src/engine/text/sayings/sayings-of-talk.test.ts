import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('how people talk', () => {
  shop.says('how many prodcts have never ben reviewed', 'review_count = 0')
  rental.says('tell me two things: how many homes we have, and how many leads', 'listings', 'visitors')
  rental.says('how many new homes did enter in our catalog this year', 'created_at >=')
  rental.says('top 3 mkts (city lvl) by rev for Q3 check-ins', 'GROUP BY l.city', 'LIMIT 3')
  homes.says('how many closings did we get done last month', "close_date >= DATE '2026-10-01'")
  homes.says('how many houses put up before 1990 have sold', 'year_built <= 1989')
  homes.says('in average how many days was needed to sell a house of four bedrooms', 'avg(days_on_market)')
  shop.says('how many orders did we end up refunding this year by brand', "status = 'refunded'")
  shop.says('pending orders over $100, the one waiting longest on top', 'ORDER BY purchase_date')
  homes.says('avg rental income for actives (where reported)', 'avg(owner_rental_in_23)')
  homes.says('by each community, how many houses have finished without sale', "IN ('EXP', 'WDN')")
  homes.says('closings & $ volume by month', 'count(*) AS sales', 'sum(sold_price)')
  homes.never('solds by total baths (a half bath = .5)', 'partial_baths = 0.5')
  homes.says("closings last year in the three villages what's the number", 'SELECT count(*)')
  homes.says("out of what's on the market right now what percent has a pool", 'has_pool', 'share_pct')
  homes.says('wich 5 solds took the bigest haircut off there ask', '(ask_price - sold_price)', 'LIMIT 5')
  shop.says('repeat customers versus the ones who only bought once, count', 'total_orders = 1')
  shop.says("low stock toys: name, what's left, rating", 'SELECT name, stock_quantity, rating')
  shop.says('refunded orders this year how many by how they paid', 'GROUP BY payment_method')
  rental.says('how many viewings by would be buyers got done this year', "status = 'completed'")
  rental.says('cancelled reservations per check_in month, 2026 only, Jan to Dec', "DATE '2027-01-01'")
  rental.says('guests staying tonight, name, e-mail, home, day they leave', 'check_out, l.title')
  shop.says('#1 brand per category, 2026 revenue', 'PARTITION BY category')
})

homes.says('got a buyer who wants a pool, 4 beds. whats available?', 'has_pool', 'beds = 4', "status = 'COP'")
shop.says('any electronics rated under 3.5? need to have a chat with the supplier', 'rating < 3.5')
shop.says('cool, how many orders did we get yesterday', "DATE '2026-11-14'")
shop.says('how many orders came in on Mondays, Tuesdays and so on over the past 90 days?', 'isodow')
rental.declines('revenue of bookings that start on a Monday etc')
rental.says('total number of nights of bookings in July of this year, nothing more than that', 'total_nights')
rental.says('tell me how many reservations have been cancelled all told since we started', "= 'cancelled'")
rental.says('leads off instagram, count', "source = 'instagram'")
rental.says('how many bookings were for a week or longer last month', '>= 7')
shop.says('low stock products with the quantity that is left of each', 'SELECT name, stock_quantity')
homes.says('Kindly set down for me, area by area, the median sale price this year.', 'close_date >=')
shop.says(
  "I'm doing the stock count tonight with a flashlight, so list the low stock products with the quantity that is left of each.",
  'SELECT name, stock_quantity',
)
shop.never('low stock items + how many are left of each', 'result')

describe('the whole that a share is of', () => {
  homes.says('out of every listing we have what percentage is sold', 'share_pct', "status = 'SLD'")
  shop.says('What share of the visits to our online shop end in a purchase?', "'purchase'", 'share_pct')
  rental.says('how much money is tied up in pending bookings', 'sum(total_price)', "'pending'")
})

shop.never(
  'e-mails of the customers in New York who had an order refunded this year, each only once',
  'total_orders = 1',
)
homes.says('which three neighborhoods had the most dollars change hands', 'sum(sold_price)', 'LIMIT 3')
rental.says(
  'listings with more than 10 cancellations in the past 2 years, with how many',
  'title',
  'HAVING count(*) > 10',
)
shop.says(
  'How does the average lifetime value of repeat customers compare with that of people who ordered just once?',
  'total_orders >= 2',
  'total_orders = 1',
)

rental.says('how much money did we loose this year with cancelled reservations', "status = 'cancelled'")

describe('how long it sat, and over how many', () => {
  homes.says('homes that sold after sitting more than 200 days', "status = 'SLD'", 'days_on_market > 200')
  homes.says(
    'expired after sitting more than 300 days, the address and how many days',
    'days_on_market > 300',
  )
  shop.says('brands with avg rating under 4 across 15+ products', 'HAVING avg(rating) < 4 AND count(*) >= 15')
})
rental.never('we open a new place next month, so how many bookings do we have next month', "'available'")
rental.says('which guest spent the most since we started and whats the total', 'LIMIT 1')
rental.declines('how long has it been since we started')

rental.says('How many enquiries came in off Instagram this year?', "= 'instagram'")
rental.declines('take off facebook: leads by source')
