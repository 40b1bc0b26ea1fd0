import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('groups of so many things, with the number of each', () => {
  homes.says('subdivisions, 20+ actives, count', 'HAVING count(*) >= 20')
  homes.says('communities w/ 5+ pendings & #', 'HAVING count(*) >= 5')
  homes.says('areas with more than 6 off-market listings and how many of them', 'HAVING count(*) > 6')
  rental.says('mkts (city) w/ > 45 bkgs in 2025 + the ct', 'HAVING count(*) > 45', "DATE '2025-01-01'")
  rental.says('cities, 3+ listings, ct', 'HAVING count(*) >= 3')
  rental.says('guests with 3+ stays and the count', 'guest_name', 'HAVING count(*) >= 3')
  shop.says('categories with over 30 products, # of them', 'HAVING count(*) > 30')
  shop.says('states with over 50 customers & ct', 'HAVING count(*) > 50')
})

describe('how many of them there are', () => {
  shop.says('count of brands with 15+ products', 'SELECT count(*) AS count')
  shop.says('customers with more than 20 orders, count', 'SELECT count(*) AS customers')
  homes.says('how many areas have more than 6 off-market listings', 'SELECT count(*) AS count')
})

describe('the same things again behind a plus', () => {
  shop.says('customers w/ > 20 orders + # of orders', 'HAVING count(*) > 20')
  shop.never('customers w/ > 20 orders + # of orders', ' + ')
})

describe('limits of groups that are named again as columns', () => {
  homes.says(
    'areas w/ at least 10 closings past 12 months and avg sold price over 1M, show area, count, avg',
    'SELECT subdivision, count(*) AS sales',
  )
  shop.says('brands with at least 100 orders, show brand and count', 'SELECT pr.brand, count(*) AS orders')
})

describe('a count that is to be shown is that of each group', () => {
  shop.says('brands w/ 2+ OOS SKUs, show OOS SKU ct', 'SELECT brand, count(*) AS products')
  homes.says('subdivisions with 5+ sold homes, show sold count', 'SELECT subdivision, count(*) AS sales')
  rental.says('cities with 2+ cabins, show cabin count', 'SELECT city, count(*) AS listings')
})

describe('the number is called by what is counted', () => {
  homes.says('areas with 20 or more actives, active count', 'GROUP BY subdivision HAVING count(*) >= 20')
  rental.says('cities with 3+ listings, with listing count', 'GROUP BY city HAVING count(*) >= 3')
  shop.says('customers with more than 20 orders, customer count', 'count(*) AS customers')
})

describe('how many, behind other columns, is said of each', () => {
  rental.says(
    'guests with five or more completed stays - name, email, how many',
    'SELECT guest_name, guest_email, count(*) AS stays',
    'HAVING count(*) >= 5',
  )
  rental.says(
    'homes with more than 60 bookings: title, city, how many',
    'GROUP BY l.id',
    'HAVING count(*) > 60',
  )
  shop.says('brands with at least 10 products - brand, how many', 'GROUP BY brand HAVING count(*) >= 10')
  rental.says('guests with five or more completed stays, how many?', 'SELECT count(*) AS count')
})

describe('groups with both of what limits them', () => {
  rental.says(
    'Cities where we have at least 3 listings and the average nightly price is over 400. Show count and average.',
    'SELECT city, count(*) AS listings',
    'avg(price) > 400',
  )
  homes.says(
    'areas with more than 20 active listings and median price under 1m, show count and median',
    'SELECT subdivision, count(*)',
    'percentile_cont',
  )
  rental.declines('cities with at least 3 listings. show count and average')
})

describe('groups of a mean, with how many each has', () => {
  rental.says(
    'property types where the average stay is over 4 nights. show bookings and average',
    'count(*) AS bookings',
    'average_stay',
  )
  shop.says('brands with an average rating over 4, show products', 'SELECT brand, count(*) AS products')
})

homes.says(
  'subs w/ 10+ closings this yr and avg S/L under 98.5%, show # and %',
  'SELECT subdivision',
  'HAVING count(*) >= 10',
)

describe('the number of what is limited, named once more', () => {
  shop.says(
    'customers with three or more refunded orders, names and number of refunded orders',
    "pu.status = 'refunded'",
    'HAVING count(*) >= 3',
  )
  shop.says('customers with more than 5 completed orders, names and number of completed orders', '> 5')
  shop.declines('customers with three or more refunded orders, names and number of completed orders')
})
