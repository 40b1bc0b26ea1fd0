import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('how far a sale ended from what was asked', () => {
  homes.says(
    'Which sale took the biggest dollar cut from its asking price, and how much was knocked off?',
    'ORDER BY discount DESC',
    'LIMIT 1',
  )
  homes.says(
    'which 5 sellers last year gave up the most money vs their asking price? address and the dollar amount',
    "close_date >= DATE '2025-01-01'",
    'ORDER BY discount DESC',
    'LIMIT 5',
  )
  homes.says(
    "Top 5 by ask minus sold price, last year's closings; address, $ difference",
    'ORDER BY discount DESC',
    'LIMIT 5',
  )
  homes.says(
    'which three closings went over ask by the most, address and how much over',
    'ORDER BY premium DESC',
    'LIMIT 3',
  )
  homes.says(
    'which sale dropped the most from list price in percent',
    'ORDER BY discount_percent DESC',
    'LIMIT 1',
  )
  homes.says(
    "this year's closings where the seller came down five percent or more from the asking price",
    '(100 * ((ask_price - sold_price) / nullif(ask_price, 0))) >= 5',
  )
  homes.says(
    'Which homes closed above asking this year? Sort by how many dollars over, largest first.',
    'sold_price > ask_price',
    'ORDER BY premium DESC',
  )
})

describe('what is still for sale has no price that it came down from', () => {
  homes.declines('which listings came down the most')
  homes.declines('which house had the biggest price drop')
})
