import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what is not kept is not answered', () => {
  shop.never('brand AOV > overall AOV', 'GROUP BY pr.brand ORDER BY')
  rental.never(
    'which homes are above average price for their state',
    'price > (SELECT avg(x.price) FROM property_listings x)',
  )
  homes.never('which ten actives rank highest on yield, rental income / price', 'ORDER BY price DESC')
})

describe('a limit on average is one of the mean', () => {
  shop.says('brands rated lower than 4 on average, show me the average rating too', 'HAVING avg(rating) < 4')
  rental.says('which cities charge over 300 on average, and list the average rate', 'HAVING avg(price) > 300')
  homes.says(
    'areas where homes sell in under 30 days on average, show me the average days on market',
    'HAVING avg(days_on_market) < 30',
  )
  shop.says('on average, price by category', 'avg(price)')
})

describe('what is kept is answered', () => {
  homes.says('which homes cost more than the average in their own area', 'x.subdivision = ')
  shop.says('what percent of orders were refunded', 'share_pct')
})

describe('a number that is asked for is one', () => {
  homes.never('Sea Oaks number under contract', 'address')
  homes.never(
    'can you tell me how many sellers changed their mind, I mean listings that were withdrawn',
    'address',
  )
  rental.never('short stay vs weekly vs monthly this year # bookings revenue', 'SELECT reservation_type, sum')
  rental.never('revenue by city this year bookings too', 'SELECT l.city, sum')
  shop.never(
    'if we sold every book in the warehouse at its price, what would the stock be worth',
    'ecommerce_purchases',
  )
  shop.never('compare revenue of CA and TX customers last year', 'first_name')
  homes.says('mls number and address of actives in Sea Oaks', 'mls_number')
  shop.says('ten products with the most reviews, and how many each has', 'review_count')
  shop.says('rank customers by number of orders', 'ORDER BY total_orders DESC')
})

describe('what is new, and what there is', () => {
  shop.declines('how many customers are new')
  rental.declines('of all leads from google, what percentage is new')
  rental.declines('how many of the guests in July were new')
  shop.says('how many products are new this month', 'created_at')
  rental.declines('what property types are available in Aspen')
  rental.says('homes available in Aspen', "status = 'available'")
})

describe('a price beside things that their kind names', () => {
  shop.declines('electronics over $200 sold last month')
  shop.says('products over $100 sold last month', 'pr.price > 100')
  shop.says('brands over $10000 sold last year', 'HAVING sum(pu.total_amount) > 10000')
})
