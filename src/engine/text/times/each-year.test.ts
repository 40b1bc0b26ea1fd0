import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a time said twice', () => {
  shop.says('revenue in 2024 and in 2025', "THEN '2024'", "THEN '2025'")
  shop.says('revenue in june and in july', "'Jun 2026'", "'Jul 2026'")
  rental.says('guests who stayed in 2024 and in 2025', 'AS stays_2', 'AND count(*) FILTER')
})

describe('all groups but one', () => {
  rental.never('revenue last month in all states except Florida', 'GROUP BY')
  rental.says('revenue by state last month, all except Florida', 'GROUP BY l.state')
})
