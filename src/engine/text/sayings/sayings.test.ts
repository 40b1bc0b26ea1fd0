import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('roundabout words', () => {
  shop.says('how did november 2025 do against november 2024, saleswise?', 'sum(total_amount) AS revenue')
  shop.says(
    'Which products moved more than 100 units even though they are rated below 3.5?',
    'pr.rating < 3.5',
    'HAVING sum(pu.quantity) > 100',
  )
  shop.says(
    'Has the refund rate been creeping up? Show it for every month of this year',
    "date_trunc('month', purchase_date)",
    'AS refund_rate',
  )
  shop.says('what slice of our customers bought exactly once and never again?', 'total_orders = 1')
  shop.says(
    'How many web sessions last week got as far as starting checkout but did not end in a purchase?',
    'WHERE checkouts >= 1 AND purchase_events = 0',
  )
  shop.says('total discount off list price this year, completed orders only', 'AS total_discount')
  homes.says('average discount off list price in 2025', 'AS average_discount')
  rental.says('who dropped the most money with us over the years', 'AS revenue', 'LIMIT 1')
  shop.says('how much did each of our ten biggest spenders leave with us', 'LIMIT 10')
  rental.says(
    'did more bookings check in from January to June this year than over the same months last year',
    "check_in < DATE '2025-07-01'",
  )
  shop.says('brands whose products average below 4 stars', 'HAVING avg(rating) < 4')
  homes.says('which areas average more than 60 days to sell', 'HAVING avg(days_on_market) > 60')
  shop.says('what does an order average this year', 'avg(total_amount)')
  shop.says('which toys are low in stock or gone', 'stock_quantity = 0', 'stock_quantity <= 10')
  shop.declines('how much money is gone')
  shop.says(
    'how many orders are still pending and how much are they worth together',
    'count(*)',
    'sum(total_amount)',
  )
  rental.says('average stay in each city going by completed bookings', "status = 'completed'")
})

describe('a million as a class of homes', () => {
  homes.says('million-dollar-plus closings this yr', 'sold_price >= 1000000')
  homes.says('# million dollar actives', 'price >= 1000000')
  homes.says('sub-million actives in Old Town', 'price < 1000000')
  homes.never('homes worth two million dollars', '>= 1000000')
})

rental.says('median total of completed stays', 'ORDER BY total_price')
homes.says('top 5 active by 2023 rental income', 'ORDER BY owner_rental_in_23 DESC', 'LIMIT 5')
homes.says('median sold price by nr of bedrooms', 'GROUP BY beds')

describe('what one of them comes to', () => {
  shop.says('avg order, NY vs CA', 'avg(pu.total_amount)')
  rental.says('avg booking by city', 'avg(r.total_price)')
  rental.says('avg stay by city', 'check_out')
  shop.says('avg $ of gift card orders', 'avg(total_amount)')
})

describe('units behind a slash', () => {
  homes.says('# closings/mo past 12 mo', "date_trunc('month', close_date)")
  shop.says('best day of wk, rev', 'FMDay')
  homes.says('med $/sf by yr built decade', 'AS decade')
})

describe('what a visit turns into, and all of a time', () => {
  shop.says(
    "what percentage of last month's visits to the shop turned into an order?",
    "'purchase'",
    'share_pct',
  )
  shop.says('how many sessions did not turn into a purchase last month?', 'purchase_events')
  rental.says(
    'revenue over the whole of 2025',
    "check_in >= DATE '2025-01-01'",
    "check_in < DATE '2026-01-01'",
  )
})

describe('words that say little', () => {
  shop.says('what is the highest price we charge in each category', 'max(price)', 'GROUP BY category')
  shop.says('how many customers placed their very first order this year', 'orders_2 = 0')
  shop.says('avg basket by payment method', 'avg(total_amount)', 'GROUP BY payment_method')
  shop.says(
    'value of stock on hand, pet supplies',
    'SELECT sum((price * stock_quantity)) AS total_stock_value FROM',
  )
  homes.says('running total of sales volume after each month of this year', 'running_total')
  shop.says('which categories have a refund rate higher than the shop as a whole', 'HAVING', '> (SELECT')
})

describe('the most dollars', () => {
  homes.says('which three communities moved the most dollars last year', 'sum(sold_price)', 'LIMIT 3')
  shop.says('which brand sold the most dollars', 'sum(pu.total_amount)')
  shop.says('which brand sold the most', 'sum(pu.quantity)')
  homes.says('which five homes sold for the most money', 'ORDER BY sold_price DESC')
})

rental.says(
  'how many different guests have booked a stay with us in Colorado',
  'count(DISTINCT',
  "state = 'CO'",
)
homes.says('homes that went for the least', "status = 'SLD'", 'ORDER BY sold_price, address')
