import { expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'

test('"and without one?" turns the condition of the question before', () =>
  expect(sqlOf('real_estate', 'and without one?', 'average price of active homes with a pool')).toContain(
    "status = 'COP' AND NOT has_pool",
  ))

test('"without one" alone is no question', () =>
  expect(sqlOf('real_estate', 'and without one?')).toBe('declined'))

test('"narrow that to customers in California" keeps the groups', () =>
  expect(sqlOf('ecommerce', 'Narrow that to customers in California.', 'AOV by payment method')).toMatch(
    /b\.state = 'CA' GROUP BY pu\.payment_method/,
  ))

test('"now rank by units sold instead" ranks the same things', () =>
  expect(sqlOf('ecommerce', 'now rank by units sold instead', 'Top 5 products by revenue this year')).toMatch(
    /ORDER BY units_sold DESC.* LIMIT 5/,
  ))
