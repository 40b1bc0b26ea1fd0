import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a number that is the whole wish', () => {
  rental.says('Upcoming bookings, number pls', 'count(*)')
  homes.says('Closed this yr so far - number', 'count(*)', "status = 'SLD'")
  shop.never('orders over $500 last week: number, amount, status', 'count(')
})

describe('the number that a limit is about', () => {
  shop.says('customers with 3 or more refunded orders, name and count', 'HAVING count(*) >= 3', 'AS refunds')
  rental.says('homes with more than 10 bookings this year, title and count', 'HAVING count(*) > 10')
  homes.says('areas with more than 20 sales, name and count', 'HAVING count(*) > 20')
  homes.declines('homes with more than 3 beds, address and count')
})

describe('how the answer should look', () => {
  rental.never('income from January 1st of this year up to and including today, one number', 'count(')
  rental.says(
    'income from January 1st of this year up to and including today, one number',
    "DATE '2026-11-16'",
  )
})

describe('whether things go up', () => {
  shop.says('are refunds going up this year', "status = 'refunded'", "date_trunc('month'")
  rental.says(
    'how did July compare to June in terms of revenue and bookings',
    'sum(total_price)',
    'AS bookings',
  )
})

describe('a number beside the rest', () => {
  rental.says(
    'guests with 7 bookings or more, with the number',
    'GROUP BY guest_email',
    'HAVING count(*) >= 7',
  )
  homes.says('for active homes give me the number and the average price by beds', 'count(*)', 'avg(price)')
})

rental.says(
  'Put the 2025 earnings of the Florida homes next to those of the California ones',
  "l.state IN ('FL', 'CA')",
  'GROUP BY l.state',
)
rental.says(
  'guests w 7+ stays - name, how many',
  'SELECT guest_name, count(*) AS stays',
  'HAVING count(*) >= 7',
)
homes.says('per community number under contract and total asking price', 'count(*)', 'sum(ask_price)')
shop.says('rev + completed order cnt by cust state, last qtr', 'sum(pu.total_amount)', 'count(*)')

rental.says('homes where more than 8 reservations got cancelled, show the number', 'SELECT l.title', '> 8')

describe('which is cheapest asks for one', () => {
  homes.says('homes between 300k and 400k, which is cheapest', 'LIMIT 1')
  shop.says('headphones, which is best rated', 'LIMIT 1')
})

describe('one of many groups', () => {
  shop.says(
    'Among states with at least 40 customers, which one has the highest average lifetime value?',
    'LIMIT 1',
  )
  homes.says('out of subdivisions with 20 or more sales, which had the highest average price?', 'LIMIT 1')
  shop.says('Among the categories, which sold the most units last month?', 'GROUP BY pr.category', 'LIMIT 1')
  shop.says('Among brands with over 10 products, which have the best average rating?', 'LIMIT 10')
})

describe('a clause behind where they live', () => {
  shop.never('revenue from customers in Texas who paid with paypal', 'GROUP BY')
  shop.says('customers in Texas who spent the most', 'LIMIT 10')
  shop.says('customers with exactly 1 order, by state', 'SELECT state, count(*)', 'total_orders = 1')
})
