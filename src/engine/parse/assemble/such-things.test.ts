import { describe, expect, test } from 'vitest'
import { read } from '#tests/support/demo-engines.ts'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a limit on what things did chooses those that are counted', () => {
  shop.says(
    'how many products in each category sold more than 50 units',
    'WHERE id IN (',
    'GROUP BY pr.id HAVING sum(pu.quantity) > 50) GROUP BY category',
  )
  rental.says(
    'how many listings in each city earned more than 20k this year',
    `r.check_in >= DATE '2026-01-01'`,
    'HAVING sum(r.total_price) > 20000) GROUP BY city',
  )
})

describe('things without rows are among those that have few, and alone among those that have none', () => {
  shop.says('customers without orders, per state', 'WHERE id NOT IN (SELECT b.id', 'GROUP BY state')
  rental.says('homes without a booking last month, by city', 'WHERE id NOT IN (SELECT l.id', 'GROUP BY city')
  shop.says(
    'count of products per brand with under 10 units sold this year',
    'NOT IN (',
    'HAVING sum(pu.quantity) >= 10) GROUP BY brand',
  )
})

describe('what is asked of the groups may be a part of their things, a number of them, or the first', () => {
  shop.says(
    'what share of products in each category sold more than 50 units',
    'count(*) FILTER (WHERE id IN (',
    'share_pct DESC',
  )
  rental.says(
    'percent of homes in each city with at least one booking next month',
    'count(*) FILTER (WHERE id IN (',
    `r.check_in >= DATE '2026-12-01'`,
  )
  shop.says(
    'average price of products that sold more than 50 units, by category',
    'avg(price)',
    'HAVING sum(pu.quantity) > 50) GROUP BY category',
  )
  shop.says('top 3 brands by number of products with no sales', 'NOT IN (', 'GROUP BY brand', 'LIMIT 3')
  rental.says('which city has the most homes that were never booked', 'NOT IN (', 'GROUP BY city', 'LIMIT 1')
})

describe('the things may be told by their kind, their rows by a state', () => {
  rental.says('how many villas in each city earned more than 20k this year', `'desert_villa'`, 'IN (')
  shop.says(
    'customers with more than one refunded order per state',
    `pu.status = 'refunded'`,
    'HAVING count(*) > 1) GROUP BY state',
  )
})

describe('what is asked for is not counted instead', () => {
  shop.declines('which products in each category sold more than 50 units')
  shop.declines('how many brands sold fewer than 500 units in each category')
})

describe('a limit on the groups is none on their things', () => {
  rental.says('which cities have more than 100 bookings', 'HAVING count(*) > 100')
  rental.says('listings per city, only cities with at least 3 listings', 'HAVING count(*) >= 3')
})

test('a chip says the limit with its time', () => {
  const reading = read('vacation_rental', 'how many listings in each city earned more than 20k this year')
  const chips = reading.kind === 'plan' ? reading.understood() : []
  expect(chips.filter(({ kind }) => kind === 'filter' || kind === 'period').map(({ text }) => text)).toEqual([
    'More than $20,000 in revenue in 2026',
  ])
})

describe('the share of the things of each group that a limit leaves is of all of them', () => {
  rental.says(
    'For each state, what share of its listings earned over $40,000 last year?',
    'count(*) FILTER (WHERE id IN (',
    'count(*) AS listings FROM property_listings GROUP BY state',
  )
  rental.says('what % of homes have no bookings this month, by city', 'FILTER (WHERE id NOT IN (SELECT l.id')
  shop.says(
    'share of products in each category that sold more than 50 units',
    'HAVING sum(pu.quantity) > 50)) AS part',
    'share_pct',
  )
  rental.says(
    'what share of available homes in each city had more than 10 bookings this year',
    "FROM property_listings WHERE status = 'available' GROUP BY city",
  )
  rental.declines('what share of the homes that earned over $40k last year are in each state?')
  rental.declines('what share of homes in each state that are available had no bookings this year')
})
