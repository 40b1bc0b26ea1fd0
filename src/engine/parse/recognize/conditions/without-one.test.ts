import { expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'
import { homes } from '#tests/support/patterns.ts'

test('the other side of what was asked, with an order behind it', () => {
  const before = ['addresses and sold prices of homes closed in Old Town', 'only those with a pool']
  const sql = sqlOf('real_estate', "and now the ones who don't have it, cheapest first", ...before)
  expect(sql).toContain('NOT has_pool')
  expect(sql).toContain('ORDER BY price')
})

homes.says(
  'do homes with a pool sell faster than those without? days on market',
  'avg(days_on_market)',
  'GROUP BY has_pool',
)
