import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('averages wherever they are said', () => {
  rental.says('what do we charge on average for a one-bedroom', 'avg(price)', 'bedrooms = 1')
  rental.says('how long do guests stay', 'SELECT round(avg((check_out - check_in)), 2)')
  rental.never('how long do guests stay', 'GROUP BY')
  shop.says('What are the average and the median order value?', 'avg(total_amount)', 'percentile_cont(0.5)')
  rental.says(
    'average number of bookings per month this year',
    'round(avg(bookings), 2)',
    "date_trunc('month', check_in)",
  )
  homes.says('highest and lowest price per square foot in Old Town', 'max(price_per_sf)', 'min(price_per_sf)')
})

describe('the money of what is named', () => {
  shop.says('refunds $ in october', 'sum(total_amount)', "status = 'refunded'")
  homes.says('total dollars knocked off asking across all 2025 sales', 'sum((ask_price - sold_price))')
  homes.says('how many homes were sold since labor day and for how much in total', 'count(*)', 'sum(')
  homes.says('which homes sold last week and for how much', 'address', 'sold_price')
  homes.never('which homes sold last week and for how much', 'sum(')
  shop.says('how much did customers in Texas spend', 'sum(pu.total_amount)')
  shop.says('how many units per order', 'avg(quantity)')
})

describe('over all of them', () => {
  rental.says('average number of nights per guest', 'avg(total_nights)')
  rental.says('on average how many bookings does each guest make', 'avg(bookings)')
  shop.says('what does a customer spend on average', 'avg(revenue)')
  rental.says('how many views and inquiries did each listing get this month', 'AS views', 'AS inquiries')
  homes.says('how much did we sell in each quarter of 2025', 'sum(sold_price)', "date_trunc('quarter'")
})

describe('a number of each thing that is listed', () => {
  shop.says('which items are running low, and how many of each are left', 'SELECT name, stock_quantity')
  shop.says('show low stock things with how many are left', 'SELECT name, stock_quantity')
})

describe('the average of one of them', () => {
  shop.says('What is the median product price in each category?', 'percentile_cont(0.5)', 'GROUP BY category')
  rental.says('What is the average length in nights of a weekly booking in Florida?', 'avg((r.check_out')
})

describe('the value of things', () => {
  shop.says("What's the total value of our inventory?", 'sum((price * stock_quantity))')
  shop.never('value of our products by brand', 'count(*)')
})

describe('the price of each, told by a clause', () => {
  rental.says(
    'all the places in Key West, just the name and how much they go for a night',
    'SELECT title, price',
  )
  homes.says('sold homes in Old Town this year and what each went for', 'sold_price, close_date FROM')
  homes.never('sold homes in Old Town this year and what each went for', 'sum(')
  homes.says('which subdivision has the highest median sold price and what is the median', 'LIMIT 1')
})

describe('when something is done', () => {
  rental.says('which guests arrive tomorrow and when do they leave', 'SELECT guest_name, check_out')
  homes.says('cheapest home for sale and when was it built', 'year_built', 'LIMIT 1')
})

describe('a total with the sign of money', () => {
  homes.says('total $ under contract', 'SELECT sum(price)', "status = 'SCO'")
  homes.says('total under contract', 'count(*)')
})
shop.says('what is the total of orders last year', 'count(*) AS orders')
homes.says('how many deals closed this year, and for how many dollars', 'AS sales', 'AS volume')

describe('each of those that are named', () => {
  shop.never('Kestrel vs Aurora, units sold each had in the last 90 days', "date_trunc('day'")
  rental.says('revenue in each of the last 4 quarters', "date_trunc('quarter'")
})
