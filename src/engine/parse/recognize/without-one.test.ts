import { expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'

test('the other side of what was asked, with an order behind it', () => {
  const before = ['addresses and sold prices of homes closed in Old Town', 'only those with a pool']
  const sql = sqlOf('real_estate', "and now the ones who don't have it, cheapest first", ...before)
  expect(sql).toContain('NOT has_pool')
  expect(sql).toContain('ORDER BY price')
})
