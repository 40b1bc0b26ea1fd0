import { describe, expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'
import { rental, shop } from '#tests/support/patterns.ts'

describe('the share of each of the first', () => {
  shop.says("top 5 products by revenue with each one's share of total revenue", 'AS share_pct', 'LIMIT 5')
  rental.says('top 5 homes by revenue including % of total revenue', 'sum(revenue) OVER ()', 'LIMIT 5')
  shop.says('top 5 products, what share of revenue', 'FILTER (WHERE place <= 5)')
})

test('the share of each of those before', () => {
  const sql = sqlOf('ecommerce', "add each one's % of total rev", 'top 5 cities by revenue')
  expect(sql).toMatch(/sum\(revenue\) OVER \(\).*LIMIT 5$/)
  expect(sqlOf('ecommerce', 'add the refund rate', 'revenue by category')).toContain('AS refund_rate')
})
