import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a number for each of those that are named', () => {
  rental.says('two rows, Aspen and Napa, revenue last year', 'GROUP BY l.city', "'Aspen', 'Napa'")
  rental.says('give me both numbers, Aspen and Napa, nights booked last year', 'GROUP BY l.city')
  homes.says('Old Town or Sea Oaks, number of sales last quarter, both numbers', 'GROUP BY subdivision')
  shop.says('filter to Kestrel, Aurora; revenue last month; one row each', 'GROUP BY pr.brand')
  rental.says('what was the revenue for Aspen and Napa last month? both numbers please', 'GROUP BY l.city')
})

describe('the same for another', () => {
  shop.says('give me revenue this year for PayPal and the same for Apple Pay', 'GROUP BY payment_method')
  rental.says('what revenue did we have for Aspen last month, and for Napa?', 'GROUP BY l.city')
  homes.says('sales volume for Old Town since March, and for Sea Oaks', 'GROUP BY subdivision', '2026-03-01')
})

describe('only some that are named', () => {
  rental.says('just Colorado, Florida - nights booked - last year', 'GROUP BY l.state', "'CO', 'FL'")
  shop.says('just Kestrel, Aurora - name, price', 'SELECT name, price')
  rental.says('revenue by month last year, only Aspen and Napa', "'month'", "'Aspen', 'Napa'")
  rental.never('just Aspen, Napa revenue last year', 'sum(')
  rental.never('revenue last year, only Aspen and Napa', 'sum(')
})

describe('two numbers of the same rows', () => {
  shop.says('revenue and units sold last month, both numbers', 'AS revenue', 'AS units_sold')
})
