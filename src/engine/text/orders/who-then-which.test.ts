import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('who it was, and then which rows', () => {
  homes.says(
    'so who took the biggest haircut this year, um, the five closings with the most dollars off the asking price, address and how much off',
    '(ask_price - sold_price) AS discount',
    "'2026-01-01'",
    'LIMIT 5',
  )
  homes.says(
    'Who paid the most per foot this year? Show the five highest price-per-square-foot sales',
    'ORDER BY price_per_sf DESC',
    "'2026-01-01'",
    'LIMIT 5',
  )
  homes.says(
    'Where did buyers pay the least per square foot on average? Three lowest neighborhoods, closed sales',
    "status = 'SLD'",
    'ORDER BY avg(price_per_sf), ',
    'LIMIT 3',
  )
  homes.declines('who paid the most per foot this year')
})
