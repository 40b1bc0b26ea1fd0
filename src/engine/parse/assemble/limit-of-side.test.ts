import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a limit beside two times that are held against each other', () => {
  shop.says(
    'which customers have spent more this year than last year and spent at least 5000 this year',
    'revenue_2026 > revenue_2025',
    'revenue_2026 >= 5000',
  )
  rental.says(
    'homes that earned less this year than last year and earned over 20000 last year',
    'revenue_2025 > 20000',
  )
  shop.declines('customers who spent more this year than last year and at least 5000 dollars')
  shop.says('customers who spent more this year than last year', 'revenue_2026 > revenue_2025')
})
