import { describe, expect, it } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'
import { inSigns } from './in-signs.ts'

describe('arithmetic told as something to do', () => {
  shop.says(
    "subtract last year's revenue from this year's revenue for each brand",
    'revenue - revenue_2 AS difference',
    'GROUP BY pr.brand',
  )
  rental.says(
    'take what each state makes this year, subtract what it made last year',
    'revenue_2026 - revenue_2025 AS change',
    'GROUP BY l.state',
  )
  shop.says('2026 revenue less 2025 revenue per category', 'revenue - revenue_2 AS difference')
  homes.says(
    'volume by area, this year less last year',
    'volume_2026 - volume_2025 AS change',
    'ORDER BY change DESC',
  )
  homes.says('in Old Town: avg (ask − sold), $', 'avg((ask_price - sold_price))', "subdivision = 'Old Town'")
})

describe('by how much one exceeds another', () => {
  homes.says(
    'By how many dollars does the average sold price of homes closed this year exceed the average asking price of active listings?',
    'AS difference',
    "FILTER (WHERE status = 'COP')",
  )
  shop.says(
    'by how much did average order value in 2025 beat average order value in 2024',
    'average_order_value - average_order_value_2',
  )
})

describe('a group before a formula', () => {
  homes.says('subdivision: actives / solds', 'GROUP BY subdivision')
  rental.says(
    'state: revenue this year − revenue last year, desc',
    'GROUP BY l.state',
    'ORDER BY difference DESC',
  )
})

describe('less that takes nothing away', () => {
  it('leaves limits and comparisons alone', () => {
    for (const text of [
      'homes for less than 500k',
      'which month had less revenue',
      'average price less often seen',
    ])
      expect(inSigns(text)).toBe(text)
  })
})

shop.never('stock = 0: product / units sold past 90 days, hi-lo', 'AS ratio')
