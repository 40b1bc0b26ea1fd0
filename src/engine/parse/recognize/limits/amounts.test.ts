import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('limits', () => {
  shop.says('list products under 20 dollars with rating and stock', 'price < 20', 'rating')
  homes.says(
    'How many active listings are there under $500,000 by subdivision?',
    'price < 500000',
    'GROUP BY subdivision',
  )
  homes.says('homes for sale not more expensive than 900000', 'price <= 900000')
  homes.says('active listings sitting for over a month', 'days_on_market > 30')
  homes.says('Only homes with 3 bedrooms or more', 'beds >= 3')
  rental.says('Properties with more than 100 nights last year', '> 100', 'sum((r.check_out - r.check_in))')
  rental.says('homes with more bookings than views', 'bookings', '> views')
  shop.says('customers who ordered more than once', 'total_orders > 1')
  shop.says('brands with at least 300 orders', 'HAVING count(*) >= 300')
  shop.says('customers with 5+ orders', 'total_orders >= 5')
  shop.declines('customers with more than 3')
  rental.says(
    'homes with an average stay of more than seven nights',
    'HAVING avg((r.check_out - r.check_in)) > 7',
  )
  rental.says(
    'cities where the average stay runs past 6 nights',
    'HAVING avg((r.check_out - r.check_in)) > 6',
  )
})

describe('so much under or over the asking price', () => {
  homes.says('homes sold at least 50k under asking', '(ask_price - sold_price) >= 50000')
  homes.says('sold more than 5% below asking last year', '> 5')
  homes.says('houses that sold at least 20 grand over asking', '(sold_price - ask_price) >= 20000')
  homes.says('2.5 baths counting half baths, active - how many', '= 2.5')
})

describe('a limit behind what is asked of a group', () => {
  shop.says(
    'In which states is the average lifetime value of our customers above $1,200?',
    'HAVING avg(lifetime_value) > 1200',
  )
  rental.says('average rate of homes over 400 a night', 'WHERE price > 400')
  shop.says('brands whose number of orders is above 200', 'HAVING count(*) > 200')
  rental.says('homes where the number of bookings exceeds 20 last year', 'HAVING count(*) > 20')
  homes.says('number of homes under 500 thousand by area', 'price < 500000')
  homes.says(
    'subdivisions with more than $1 million in average sold price',
    'HAVING avg(sold_price) > 1000000',
  )
})

describe('a number of things that are had', () => {
  rental.says('Guests with 2 or more cancelled reservations', "status = 'cancelled'", 'HAVING count(*) >= 2')
  rental.says('which states have only one property', 'GROUP BY state', 'HAVING count(*) = 1')
  rental.says('what number of stays was longer than two weeks last year', '(check_out - check_in) > 14')
  rental.never('show me 5 properties in Aspen', 'HAVING')
})

describe('a number that has an owner of its own', () => {
  shop.never('products in stock with fewer than 5 units sold this year', 'stock_quantity < 5')
  homes.says('homes sold this year with 14 days or less on market', 'days_on_market <= 14', "status = 'SLD'")
  homes.says('how long do homes over a million usually take to sell', "status = 'SLD'", 'price > 1000000')
})

describe('only so many of a thing', () => {
  rental.says('cities with only one listing', 'GROUP BY city HAVING count(*) = 1')
})

describe('what is shown beside a limit', () => {
  homes.says('Show all listings over 2 million with beds, baths and price', 'price > 2000000', 'beds')
  homes.says('homes under 600k with 3 beds', 'price < 600000', 'beds = 3')
})

describe('money by its size', () => {
  shop.says('which brands have done over 100k in sales this year', 'HAVING sum(pu.total_amount) > 100000')
  shop.says('brands with more than 100 sales this year', 'HAVING count(*) > 100')
})

describe('a mean of things of one kind', () => {
  homes.says('areas with an avg active price over 1 mil', "status = 'COP'", 'HAVING avg(price) > 1000000')
})

describe('a year behind by', () => {
  homes.declines('sold by 2025 in Old Town')
  homes.says('homes built by 1990', 'year_built <= 1990')
})

describe('years behind a number are its time', () => {
  shop.says('revenue 2025 to 2026', "DATE '2027-01-01'")
  shop.says('percent change in revenue 2025 to 2026', 'revenue_2026', 'change_pct')
  homes.says('year built 2000 to 2010', 'year_built >= 2000')
})

describe('a new sentence behind a limit', () => {
  homes.says(
    'anything active in old town under 400k? addresses and prices pls',
    'price < 400000',
    'address, price',
  )
  shop.says('anything under $20? name and stock', 'price < 20', 'stock_quantity')
})

describe('what somebody made so many of', () => {
  rental.says('which guests have already made 8 or more completed stays with us', 'HAVING count(*) >= 8')
  rental.says('guests who made at least 3 weekly bookings', 'HAVING count(*) >= 3')
  rental.says('homes that made over 50000 in confirmed bookings', 'HAVING sum(r.total_price) > 50000')
})

describe('a large number before what became of things is their money', () => {
  homes.says('how many homes over a million sold this year', 'sold_price > 1000000', 'close_date')
  homes.says('how many homes between 400 and 600 thousand closed last quarter', 'sold_price >= 400000')
  shop.says('products over 100 sold', 'HAVING sum(pu.quantity) > 100')
})

describe('a number with the unit of what it is said of', () => {
  shop.says('which percent of the products has a rating of 4 stars or more', 'FILTER (WHERE rating >= 4)')
  rental.never('the cheapest house with the price for one night', 'price = 1')
})

homes.says('homes over 1 million in a village', 'price > 1000000', "ILIKE '%Village%'")
shop.says('customers who bought in more than 3 categories', 'HAVING count(DISTINCT pr.category) > 3')
shop.says('low stock products with the number left', 'SELECT name, stock_quantity')

describe('dollars count no pieces', () => {
  shop.says('what toys and games under 20 bucks do we have in stock', 'price < 20 AND stock_quantity > 0')
  shop.says('products with more than 100 in stock', 'stock_quantity > 100')
  shop.says('which products have over $5000 in stock', '(price * stock_quantity) > 5000')
})

shop.says('products over $100 sold last month', 'pr.price > 100')
shop.declines('books under $15 sold in 2025')
shop.says('products with over $1000 sold last month', 'HAVING sum(pu.total_amount) > 1000')
