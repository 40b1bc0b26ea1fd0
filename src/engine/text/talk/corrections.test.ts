import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('ways to take words back', () => {
  rental.says('revenue in Napa, no, in Aspen last year', "city = 'Aspen'", "DATE '2025-01-01'")
  rental.never('revenue in Napa, no, in Aspen last year', 'Napa')
  shop.says(
    'Which customers had two, hmm, better say three or more refunded orders in the past 12 months?',
    '>= 3',
  )
  shop.says('refund rate by category last year, wait, this year', "DATE '2026-01-01'")
  homes.says('median sold price by quarter, hmm, better by month, this year', "date_trunc('month'")
  rental.says('revenue by state, my mistake, by city this quarter', 'GROUP BY l.city')
})

describe('words that replace others one for one', () => {
  shop.says(
    'monthly sales from New York customers since the start of this, hmm, no, since the start of last year',
    "DATE '2025-01-01'",
  )
  shop.says('revenue since the start of this year, sorry, last year', "DATE '2025-01-01'")
  shop.never('revenue since the start of this year, sorry, last year', "DATE '2026-01-01'")
  rental.says('how many homes, no sorry, how many stays finished last week', 'count(*) AS stays')
  rental.says('how many homes, sorry, how many stays finished last week', 'count(*) AS stays')
  rental.says('how many homes, how many stays finished last week', 'q1.listings, q2.stays')
  homes.says('active homes over, sorry, under 700k', 'price < 700000')
  shop.says('orders by state last week, sorry, month', "DATE '2026-10-01'")
  homes.says('3 priciest, I mean cheapest, active homes with a pool', 'ORDER BY price,', 'LIMIT 3')
  homes.says('active homes without, no, with a pool', ' has_pool')
  homes.says('homes listed more than 90, let us say 120 days that are still active', 'days_on_market > 120')
  shop.says('orders per day over the past week, no, 14 days', "DATE '2026-11-01'")
  homes.says('active listings built before 1980, hmm, 1970', '<= 1969')
  shop.says('top 5, hmm, top 10 products by units sold last month', 'LIMIT 10')
})

describe('what is meant, said behind it', () => {
  homes.says('total sold volume in Q1, Q2 sorry, by month', "DATE '2026-04-01'")
  homes.never('total sold volume in Q1, Q2 I mean, by month', "DATE '2026-01-01'")
  rental.never('revenue of lake houses, oh sorry, beach houses in 2025', 'lake_house')
  homes.says('which three areas, neighborhoods I should say, had the most sales this year', 'LIMIT 3')
  rental.says('revenue by state, city I should say, this month', 'GROUP BY l.city')
  rental.never('revenue by state, city I should say, this month', 'l.state')
})

describe('nothing is taken back', () => {
  shop.says('revenue last year, this year', "DATE '2025-01-01'", "DATE '2027-01-01'")
  shop.never('customers with more than five no more than ten orders', 'total_orders > 10')
})

describe('who waits for a word takes nothing back', () => {
  rental.says('revenue in, hang on, Aspen last year', "city = 'Aspen'")
  rental.says('revenue in Napa, hang on, Aspen last year', "city = 'Aspen'")
  rental.never('revenue in Napa, hang on, Aspen last year', 'Napa')
})

homes.says(
  'which neighborhood has the oldest houses, I mean going by the average year built',
  'ORDER BY avg(year_built), subdivision LIMIT 1',
)
