import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('cities of customers, ranked by what those spend', () => {
  const byCity = ['GROUP BY b.city ORDER BY revenue DESC', 'LIMIT 5']
  shop.says(
    'Could you give me the top 5 cities our buyers live in by revenue last year, with the revenue please?',
    ...byCity,
    "'2025-01-01'",
  )
  shop.says('Top 5 cities by revenue this year, counting where the buyer lives', ...byCity, "'2026-01-01'")
  shop.says('The 5 highest-grossing cities of 2025 by customer city', ...byCity, "'2025-01-01'")
  shop.says(
    'In 2025, customers from which five cities generated the largest revenue?',
    ...byCity,
    "'2025-01-01'",
  )
  shop.says(
    'top 3 states of our shoppers by units sold',
    'GROUP BY b.state ORDER BY units_sold DESC',
    'LIMIT 3',
  )
  shop.never('which five cities do most of our customers live in', 'AS revenue')
  // Where guests live is not recorded: the cities of the homes would be others.
  rental.declines('top 5 cities by revenue this year, counting where the customer lives')
})
