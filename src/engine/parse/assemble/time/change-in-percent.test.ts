import { describe, expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('two times in percent', () => {
  shop.says('compare revenue this month vs last month, in percent', 'AS change_pct')
  rental.says('revenue 2025 vs 2024 in %', 'AS change_pct')
  shop.says('percent of orders that were refunded this year vs last year', "status = 'refunded'")
  homes.never('S/L ratio 2025 vs 2024, %', 'change_pct')
})

test('what was compared before, in percent', () => {
  expect(sqlOf('ecommerce', 'and in percent', 'compare revenue this month vs last month')).toContain(
    'AS change_pct',
  )
})
