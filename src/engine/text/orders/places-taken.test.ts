import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('so many that are ahead', () => {
  for (const question of [
    'which 3 brands led in revenue last year',
    'which 3 brands come out on top for revenue last year',
    'brands by revenue desc, last year, limit 3',
    'ranking of brands by revenue last year, keep 3',
    'revenue leaderboard last year, top 3 brands',
    'list the 3 highest-ranking brands for revenue last year',
    'show the first 3 brands when sorted by revenue last year, highest first',
    '3 brands with max revenue, last year',
    'our 3 leading brands last year, judged by revenue',
  ])
    shop.says(question, '2025-01-01', 'GROUP BY pr.brand ORDER BY revenue DESC', 'LIMIT 3')
})

describe('the one that is ahead', () => {
  for (const question of [
    'which city is on top for revenue',
    'going by revenue, which city finished first',
    'which city topped the revenue list',
    'revenue, winning city',
    'sort cities by revenue desc, first row only',
  ])
    rental.says(question, 'GROUP BY l.city ORDER BY revenue DESC', 'LIMIT 1')
  // What tops an average is above it.
  homes.never('which subdivision had the top average sold price', 'HAVING')
})

describe('no place in a race', () => {
  shop.says('the three top rated books', 'ORDER BY rating DESC')
})
