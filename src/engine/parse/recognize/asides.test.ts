import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('words beside something that says it exactly', () => {
  rental.says('inquiries on Driftwood Beach House lately, say past 30 days', "DATE '2026-10-16'")
  rental.declines('how many inquiries did we get lately')
  homes.says('Total rental income owners made back in 2023 in Sea Oaks', 'sum(owner_rental_in_23)')
  homes.says('Volume of the three villages put together in 2025', 'sum(sold_price)', "'%Village%'")
  shop.declines('which products are bought together')
  shop.says('what category make most money in holiday nov-dec 2025', 'GROUP BY pr.category', "'2026-01-01'")
  shop.says('Top 3 brands inside Electronics by revenue last year', "pr.category = 'Electronics'", 'LIMIT 3')
  rental.says('what share of inquiries come by phone device', "device_type = 'mobile'")
})

describe('names of numbers behind them', () => {
  homes.says('rental income avg by community', 'avg(owner_rental_in_23)', 'GROUP BY subdivision')
  homes.says('sold price median 2025', 'percentile_cont(0.5)')
})

describe('emphasis', () => {
  shop.says('biggest single order ever, who placed it', 'ORDER BY total_amount DESC', 'LIMIT 1')
  rental.never('single bedroom homes in Aspen', 'SELECT title')
})

describe('shorthand', () => {
  homes.says('subdivs with more then 10 actives', 'HAVING count(*) > 10')
  homes.says('UC listings by subdiv', "'SCO'", 'GROUP BY subdivision')
  shop.says('refund rate by cat', 'GROUP BY pr.category')
  homes.says('sold volume by month sicne march', "DATE '2026-03-01'")
  shop.says('pending orders older as 30 days', "purchase_date < DATE '2026-10-16'")
})

describe('everyday words that the rest says exactly', () => {
  homes.says(
    'homes in either Old Town or Sea Oaks that are active',
    "subdivision IN ('Old Town', 'Sea Oaks')",
  )
  rental.says(
    'revenue in the spring, so March through May of this year',
    "DATE '2026-03-01'",
    "DATE '2026-06-01'",
  )
  rental.says(
    'how many reservations are pending, and what would they be worth altogether',
    'sum(total_price)',
  )
  homes.says('how many houses did we sell last month and what did they bring altogether?', 'sum(price)')
  rental.declines('revenue since the spring')
  shop.says("what part of this year's sales came in by credit card, in percent", "'credit_card'")
  rental.says('how many leads did we get off instagram', "source = 'instagram'")
})

rental.says('what percent of the inquiries come in off a phone', "device_type = 'mobile'")
