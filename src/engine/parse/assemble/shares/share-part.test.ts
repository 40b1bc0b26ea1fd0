import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a share of people of whom more is told', () => {
  rental.says(
    'what percent of the people who came from google want to rent',
    "FILTER (WHERE interest_type = 'renting')",
    "WHERE source = 'google'",
  )
  rental.says(
    'what percent of the people who want to rent came from google',
    "FILTER (WHERE source = 'google')",
    "WHERE interest_type = 'renting'",
  )
  rental.says('what percent of people want to rent', "FILTER (WHERE interest_type = 'renting')")
})

describe('a share of each of the groups', () => {
  homes.says('% sold homes w/ pool, each community', 'has_pool) AS part', 'GROUP BY subdivision')
  homes.says(
    'percent of active listings with a pool in each of the three villages',
    'has_pool) AS part',
    'ILIKE',
  )
  homes.says(
    'share of active listings with a pool in Old Town vs Sea Oaks',
    'has_pool) AS part',
    "subdivision IN ('Old Town', 'Sea Oaks')",
  )
  shop.says(
    '% orders refunded, each of Books and Electronics',
    "'refunded') AS part",
    "IN ('Books', 'Electronics')",
  )
  rental.says('share of weekly and monthly stays in the bookings', 'OVER ()')
})

shop.says('share of repeat customers, texas only', 'FILTER (WHERE total_orders >= 2) AS part', "state = 'TX'")
homes.says('share of homes with a pool, Old Town only', 'FILTER (WHERE has_pool) AS part')

describe('a share of those who are named first and again behind it', () => {
  shop.says(
    'out of our texas customers how many percent are repeat customers',
    'FILTER (WHERE total_orders >= 2) AS part',
    "WHERE state = 'TX'",
  )
  shop.says(
    'of all our repeat customers, what percent are texas customers',
    "FILTER (WHERE state = 'TX') AS part",
    'WHERE total_orders >= 2',
  )
  shop.says('texas customers as a percent of all customers', "FILTER (WHERE state = 'TX') AS part")
})

describe('a part of each group, where it makes a rate or is said without "of"', () => {
  shop.says('% repeat customers per state', 'FILTER (WHERE total_orders >= 2) AS part', 'GROUP BY state')
  shop.says('% of refunded orders by brand', "FILTER (WHERE pu.status = 'refunded') AS part")
  rental.says('percentage of cancelled bookings in each city', "'cancelled') AS part", 'GROUP BY l.city')
  rental.says('% monthly stays per city', "'monthly') AS part")
  homes.says('% of active listings by subdivision', 'OVER ()')
  shop.says('what share of refunded orders does each category account for', 'OVER ()')
})

describe('a part of what there is in a place', () => {
  rental.says('% cancelled bookings in Aspen', "'cancelled') AS part", "AND l.city = 'Aspen'")
  shop.says('% out of stock products in Books', 'FILTER (WHERE stock_quantity = 0) AS part')
  shop.says('% of repeat customers in California', "FILTER (WHERE state = 'CA') AS part")
  homes.says('% active listings with a pool', 'FILTER (WHERE has_pool) AS part')
})

homes.says(
  'share of sold homes with a pool, per year of closing',
  'FILTER (WHERE has_pool) AS part',
  'extract(year FROM close_date)',
)

describe('what the groups divide', () => {
  shop.says('revenue share by brand in Beauty', "category = 'Beauty'", 'sum(revenue) OVER ()')
  shop.says('share of orders by payment method for Aurora', "brand = 'Aurora'", 'sum(orders) OVER ()')
  shop.says('what share of orders by state are for Aurora', 'AS part')
})

describe('a state of those that are not in another', () => {
  homes.says('of homes that are not active, what share closed', "'SLD') AS part", "WHERE status <> 'COP'")
  homes.says('what share of homes that are not active sold', "WHERE status <> 'COP'")
  homes.says('what percent of homes are not active', "FILTER (WHERE status <> 'COP') AS part")
})
