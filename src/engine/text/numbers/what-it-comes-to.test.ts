import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what they cost on average', () => {
  shop.says('how expensive are Beauty products on average', 'avg(price)', "category = 'Beauty'")
  rental.says('how expensive are cabins on average', 'avg(price)')
  shop.says('how much does a Kestrel product cost on average?', 'avg(price)', "brand = 'Kestrel'")
  shop.says('on average what are we charging for Kestrel stuff', 'avg(price)', "brand = 'Kestrel'")
  homes.says('prices in Old Town: what is their median?', 'percentile_cont', "'Old Town'")
  shop.says('I want the median, not the average, of the prices in Home and Kitchen', 'percentile_cont')
})

describe('a part of revenue', () => {
  for (const question of [
    'the contribution of Books to total revenue, in percent',
    'which fraction of revenue do we owe to Books?',
    'of all revenue, what percentage is attributable to the Books category?',
    'out of every sales dollar how much is books, as a percentage',
  ])
    shop.says(question, "FILTER (WHERE pr.category = 'Books')")
})

describe('the money that went back', () => {
  for (const question of ['value of all orders refunded this year', 'refunds this year in dollars'])
    shop.says(question, 'sum(total_amount)', "status = 'refunded'")
})

describe('two sides', () => {
  shop.says('what were sales in August of 2025 and in August of 2026?', '2025-08-01', '2026-08-01', 'AS side')
  shop.says(
    'average order value for just these two payment methods: debit card, gift card',
    'GROUP BY payment_method',
  )
  shop.says('units sold in the last two full quarters, each on its own', "date_trunc('quarter'")
})

describe('people that are counted once', () => {
  for (const question of [
    'counting everyone only once, how many customers ordered books this year?',
    'by how many distinct customers were books ordered this year?',
  ])
    shop.never(question, 'total_orders = 1')
})
