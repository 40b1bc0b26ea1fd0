import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what goes well', () => {
  shop.says(
    'what flew out in toys and games in december 2025, top five by units',
    'units_sold DESC',
    'LIMIT 5',
  )
  shop.says('which products flew off the shelves last month', 'units_sold DESC')
  // One or ten of them: it is not said.
  shop.declines('what flew off the shelves last month')
})

describe('who came back', () => {
  shop.says('what percent of our shoppers became repeat customers', 'share_pct', 'total_orders >= 2')
  shop.says('how many buyers turned into regulars', 'total_orders >= 2')
})

describe('to each its part', () => {
  homes.says('of all the volume closed this year, what percentage belongs to each subdivision', 'share_pct')
  shop.says('what percent of revenue belongs to each category', 'share_pct', 'category')
})

describe('in short', () => {
  homes.says('subdivs w/ 3+ closings past 90 days, ct & avg DOM', 'count(*)', 'HAVING count(*) >= 3')
  shop.declines('customers in CT')
})

describe('what is and is not booked ahead', () => {
  rental.says('which houses have got nothing on the books ahead', "check_in >= DATE '2026-11-16'")
  rental.says(
    'how much money do we have coming in from confirmed upcoming stays',
    'sum(total_price)',
    "status = 'confirmed'",
  )
})

describe('what a night runs', () => {
  rental.says('what does a night run on average at our beach houses', 'avg(price)')
  rental.says('what’s a night run on average in Aspen', 'avg(price)')
})

describe('a review by the year is a meeting', () => {
  shop.never('we’re doing the annual review, top 5 products by revenue last month', 'review_count')
  shop.says('review count of each brand', 'review_count')
})

describe('what it comes to', () => {
  rental.says(
    'which home earned the most this year and how much money are we talking',
    'sum(r.total_price)',
    'LIMIT 1',
  )
  shop.says('what kind of revenue are we talking for last month', 'sum(total_amount)')
})

describe('how long a report is to be', () => {
  rental.says('for a two-page report I need revenue by month this year', "date_trunc('month'")
  shop.says('how many page views this month', "'page_view'")
})

describe('an empty calendar', () => {
  rental.says('which homes have an empty calendar', "check_in >= DATE '2026-11-16'", '= 0')
  rental.says('homes whose calendar is wide open', "check_in >= DATE '2026-11-16'", '= 0')
  rental.declines('which homes have an empty calendar in December')
})

describe('the range is all that is sold', () => {
  shop.says(
    'brands whose average rating is over 4, at least 15 products in the range',
    'HAVING avg(rating) > 4 AND count(*) >= 15',
  )
  shop.says('how many products are in our range', 'count(*) AS products')
  shop.says('products in the range of $20 to $40', 'price >= 20 AND price <= 40')
})

homes.says('which homes went over asking in Old Town', 'sold_price > ask_price')
rental.says('4 bedrooms or more, california, must be available', "status = 'available'")

describe('those who pay the most', () => {
  shop.says('which customers paid the most in 2025', 'sum(pu.total_amount) AS revenue', 'LIMIT 10')
  shop.says('who paid the most for one order', 'pu.order_number', 'LIMIT 1')
  homes.declines('top 5 who paid the most')
})

describe('what goes best is sold most', () => {
  shop.says('which products go best this month', 'sum(pu.quantity)', 'LIMIT 10')
  shop.says('what is my best going article', 'sum(pu.quantity)', 'LIMIT 1')
  shop.declines('which products go bad')
})

describe('homes that closed, and homes that are still to sell', () => {
  homes.says(
    'closings of homes with a pool, month by month since January 2026',
    'has_pool',
    "date_trunc('month', close_date)",
  )
  homes.says('the old houses we still try to sell, built before 1970', "'COP'", 'year_built <= 1969')
  homes.says(
    'which neighbourhood has the widest gap between its cheapest and its priciest home for sale, and how wide',
    'highest_price - lowest_price',
    'LIMIT 1',
  )
})
