import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('an order by the change', () => {
  rental.says(
    'revenue by city this year versus last year, biggest gain first',
    'AS change',
    'ORDER BY change DESC',
  )
  shop.says('orders by brand this month vs last month, biggest drop first', 'ORDER BY change, brand')
  homes.says('volume per area, 2025 vs 2024, largest increase first', 'ORDER BY change DESC')
  shop.never(
    'revenue per brand this year minus last year, put the ones that grew the most on top',
    'change > 0',
  )
})
