import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what the things have makes the groups', () => {
  shop.says('revenue by customer state', 'GROUP BY b.state')
  shop.says('revenue by customer and state', 'GROUP BY b.id')
  rental.says('revenue per home by city', 'AS ratio')
  homes.never('by area, how long did the sold ones sit', 'subdivision, days_on_market')
})

describe('what stands behind the groups may narrow the rows', () => {
  shop.says('lowest price in each category, only what is in stock', 'GROUP BY category', 'stock_quantity > 0')
  homes.says('count of actives by beds, price over 500k', 'GROUP BY beds', 'price > 500000')
  homes.says('avg DOM by subdiv, beds 4+', 'beds >= 4', 'GROUP BY subdivision')
  homes.never('avg price by area, pool/no pool', 'NOT has_pool')
  homes.says('avg price by area and beds', 'GROUP BY subdivision, beds')
  homes.never('how many active listings by subdivision, pools only', 'GROUP BY subdivision, has_pool')
})

describe('a question of its own behind the groups', () => {
  rental.says(
    'How many homes do we run in each state, and what do they cost a night on average?',
    'avg(price)',
    'GROUP BY state ORDER',
  )
  shop.says('how many products in each category and what do they cost on average', 'GROUP BY category ORDER')
})

homes.says('stuff on the market by decade built', "status = 'COP'", 'count(*)', 'AS decade')
homes.says('homes sold by decade built before 2000', 'year_built <= 1999')

describe('a clause behind the groups says whose they are', () => {
  shop.says('sales last quarter by the state the customer lives in', 'GROUP BY b.state')
  shop.says('revenue by the city where the buyer lives', 'GROUP BY b.city')
  shop.says('units sold by the brand the product belongs to', 'GROUP BY pr.brand')
  shop.never('revenue by the state the product is in', 'GROUP BY b.state')
  rental.says('bookings by the state the property sits in', 'GROUP BY l.state')
  rental.never('revenue by the city the guest lives in', 'GROUP BY l.city')
})

describe('a clause behind a unit of time says what was done in it', () => {
  homes.says(
    'solds by decade the house was built in: how many and average sold price',
    'count(*) AS sales',
    "WHERE status = 'SLD'",
    'AS decade',
  )
  homes.says('sold homes by the year the house was built: how many', 'GROUP BY year_built', 'AS sales')
  homes.says('homes by year they sold', "WHERE status = 'SLD'", 'close_date')
  rental.says('stays by month the guest arrived: how many and average nights', 'count(*) AS stays')
  rental.says('revenue by month the guests checked in in 2025', "DATE '2025-01-01'", 'sum(total_price)')
})
