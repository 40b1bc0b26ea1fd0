import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('things that say over which rows', () => {
  rental.says('occ % Aspen homes, July 2026', "city = 'Aspen'", 'AS occupancy')
  rental.never('occ % Aspen homes, July 2026', 'l.title')
  rental.says('revenue for the Aspen homes last year', "l.city = 'Aspen'")
  rental.never('revenue for the Aspen homes last year', 'GROUP BY')
  rental.says('which Aspen homes made the most revenue last year', 'GROUP BY l.id, l.title')
  rental.says('Which sources do your leads come from?', 'GROUP BY source')
  homes.says(
    'For each subdivision, what percentage of the homes for sale have a pool?',
    "status = 'COP'",
    'FILTER (WHERE has_pool)',
  )
})

describe('where things lie', () => {
  rental.says('Count of listings located in California.', "WHERE state = 'CA'")
  rental.never('Count of listings located in California.', 'city')
  rental.says('where are our homes located', 'GROUP BY city')
})

describe('kinds of things', () => {
  rental.says('what kinds of properties do we have', 'GROUP BY property_type')
})

describe('one number over the things that it is of', () => {
  shop.says(
    'how big is the average order from New York shoppers this year',
    'SELECT round(avg(pu.total_amount)',
  )
  shop.says('average order of New York customers', 'SELECT round(avg(pu.total_amount)')
  shop.says('average order that Texans place', 'SELECT round(avg(pu.total_amount)')
})

describe('none of either kind', () => {
  const both = "r.reservation_type IN ('weekly', 'monthly')"
  rental.says('any homes that have not landed a single weekly or monthly booking this year', both, '= 0')
  rental.says('homes without a weekly or monthly booking this year', both, '= 0')
  shop.says('customers with no refunded or cancelled orders', "pu.status IN ('refunded', 'cancelled')", '= 0')
})

describe('a state behind all numbers is that of each', () => {
  homes.never('avg days on market and number of homes by subdivision, only the ones under contract', 'FILTER')
  homes.says(
    'avg days on market and number of homes for pool vs no pool, only the ones under contract',
    "status = 'SCO'",
  )
  homes.never('number of homes and avg days on market by subdivision, only the sold ones', 'FILTER')
  homes.says(
    'number of homes and avg days on market by subdivision, only the sold ones',
    "WHERE status = 'SLD'",
  )
})

shop.says(
  'share of orders paid by card each quarter',
  'count(*) FILTER (WHERE payment_method IN',
  "'quarter'",
)
